### What the command line says. Keys begin with cli-.
