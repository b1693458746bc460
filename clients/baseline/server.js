// A boardgame.io server with its own storage in memory and a game of one trivial move: two seats in turn add one.
// Its own limits and options are left as they come.
const { Server, Origins } = require("boardgame.io/server");

const game = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("open") });
