# A first match of High Card in a few minutes.

guide-1 = Each of you holds three cards; all others lie unseen in the pile (HC-1.2). The cards go from one to twelve, and there are two of each. You see your own hand only. A match has three rounds, so every card you hold will be played once: think about the order.
    .title = What you hold
guide-2 = In each round everybody chooses a card at the same time and lays it face down (HC-2.1). You wait for nobody, and nobody reads your choice. Once you have chosen you can't choose again in that round (HC-2.3). When the last of you has chosen, all cards are turned over.
    .title = A round
guide-3 = The highest card brings its player a point; where several are equal, each of them brings one (HC-3.1). After three rounds the most points win, and equal points win together (HC-3.2). So a high card is wasted against a higher one: a good moment to get rid of a low card is when you expect one.
    .title = Points
