### What is asked, offered, refused and told in Airlines Europe. Keys begin with ae-.
