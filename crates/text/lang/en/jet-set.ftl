### What is asked, offered, refused and told in Jet Set. Keys begin with js-.
