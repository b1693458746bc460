### What is asked, offered, refused and told in Ticket to Ride Germany. Keys begin with tg-.
