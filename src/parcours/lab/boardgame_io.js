// A game of 200 cards on boardgame.io, in memory: `node boardgame_io.js FOLDER PORT`, where its package lies in FOLDER.
const { createRequire } = require("node:module");
const { join } = require("node:path");

const [folder, port] = process.argv.slice(2);
const { Server } = createRequire(join(folder, "package.json"))("boardgame.io/server");

const SEATS = 4;
const CARDS = 200;

/** Take the top card; when there is none left, all hands go back. */
function draw({ G, playerID }) {
  if (G.pile.length === 0) {
    G.pile = G.hands.flat();
    G.hands = G.hands.map(() => []);
  }
  G.hands[playerID].push(G.pile.pop());
}

const cards = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({
    pile: Array.from({ length: CARDS }, (_, card) => card),
    hands: Array.from({ length: SEATS }, () => []),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { draw },
};

Server({ games: [cards], origins: ["*"] }).run({
  port: Number(port),
  callback: () => console.log("ready"),
});
