// Quick players at a boardgame.io server of our own on the loopback address, over real WebSockets: both seats of
// each match answer as soon as they may. Prints the same figures as `skyrail load --json`.
//
//   node load.js [MATCHES] [SECONDS]
const { spawn } = require("node:child_process");
const { readFileSync } = require("node:fs");
const { createServer } = require("node:net");
const { io } = require("socket.io-client");

const matches = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? 10);
// The parts of a second in which Linux counts the time of a process.
const TICKS = 100;

/** A port that the system has free. */
function freePort() {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}

/** The time that all threads of a process have computed so far. */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

/** One seat of a match: answers every state in which it is its turn, and notes how long its own moves take. */
function seat(url, match, player, waits, playing) {
  return new Promise((seated, failed) => {
    const socket = io(`${url}/count`, { transports: ["websocket"], forceNew: true });
    let sent;
    const see = (state) => {
      if (sent && state._stateID > sent.id) {
        waits.push(performance.now() - sent.at);
        sent = undefined;
      }
      if (playing.on && !sent && state.ctx.currentPlayer === player) {
        const payload = { type: "add", args: [], playerID: player };
        sent = { id: state._stateID, at: performance.now() };
        socket.emit("update", { type: "MAKE_MOVE", payload }, state._stateID, match, player);
      }
    };
    let last;
    socket.on("connect_error", failed);
    socket.on("connect", () => socket.emit("sync", match, player, undefined, 2));
    socket.on("sync", (_, { state }) => {
      last = state;
      seated({ begin: () => see(last), end: () => socket.close() });
    });
    socket.on("update", (_, state) => {
      last = state;
      see(state);
    });
  });
}

async function main() {
  const port = await freePort();
  const server = spawn(process.execPath, [`${__dirname}/server.js`, String(port)], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  try {
    await new Promise((open) => {
      server.stdout.on("data", (text) => String(text).includes("open") && open());
    });
    const [waits, playing, seats] = [[], { on: false }, []];
    for (let match = 0; match < matches; match += 1) {
      for (const player of ["0", "1"]) {
        seats.push(await seat(`http://127.0.0.1:${port}`, `match-${match}`, player, waits, playing));
      }
    }
    const [since, used] = [performance.now(), cpuSeconds(server.pid)];
    playing.on = true;
    seats.forEach((each) => each.begin());
    await new Promise((over) => setTimeout(over, seconds * 1000));
    playing.on = false;
    const [took, cpu] = [(performance.now() - since) / 1000, cpuSeconds(server.pid) - used];
    seats.forEach((each) => each.end());
    waits.sort((one, other) => one - other);
    const share = (percent) => waits[Math.min(Math.floor((waits.length * percent) / 100), waits.length - 1)];
    const figures = {
      matches,
      moves: waits.length,
      seconds: took,
      server_cpu_seconds: cpu,
      moves_per_second: waits.length / took,
      moves_per_server_cpu_second: waits.length / cpu,
      p50_ms: share(50),
      p99_ms: share(99),
    };
    console.log(JSON.stringify(figures, null, 2));
  } finally {
    server.kill();
  }
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
