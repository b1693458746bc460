// A real server on a free loopback port, with a folder of its own for what it keeps.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const BUILT = fileURLToPath(new URL("../../target/release/skyrail", import.meta.url));

/** The program with the page in it: what `cargo build --release` made, or what SKYRAIL names. */
function program() {
  const path = process.env.SKYRAIL ?? BUILT;
  if (!existsSync(path)) throw new Error(`there is no ${path}: run \`cargo build --release\`, or set SKYRAIL`);
  return path;
}

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  return port;
}

export class Server {
  #port;
  #data;
  #child = null;
  #said = "";

  /** Starts a server that keeps its tables for as long as this object is used. */
  static async start() {
    const server = new Server();
    server.#port = await freePort();
    server.#data = await mkdtemp(join(tmpdir(), "skyrail-e2e-"));
    await server.again();
    return server;
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it on the same port with the same data, and waits until it answers. */
  async again() {
    const line = ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", this.#data];
    this.#child = spawn(program(), line, { stdio: ["ignore", "pipe", "pipe"] });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.on("data", (chunk) => (this.#said += chunk));
    }
    for (let tries = 0; tries < 400; tries += 1) {
      if (this.#child.exitCode !== null) break;
      const answer = await fetch(this.origin).catch(() => null);
      if (answer?.ok) return;
      await sleep(50);
    }
    throw new Error(`the server did not start: ${this.#said}`);
  }

  /** Ends it without a chance to tidy up, as a power cut would. */
  async kill() {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGKILL");
      await once(child, "exit");
    }
  }

  async stop() {
    await this.kill();
    await rm(this.#data, { recursive: true, force: true });
  }
}
