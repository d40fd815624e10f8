"""What a deck does: matches between equal bots, and what they say. It needs nothing but the library: `parcours.lab`
plays many of them in parallel and draws pictures, the server plays a few for the workshop."""
