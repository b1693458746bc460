// A game that is nearly over, as a browser keeps it: one of the stored games of replays/ without its last rows.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const REPLAYS = new URL("../../replays/", import.meta.url);

/** The check value of a record: SHA-256 over two parts, each after its length (docs/record-format.md). */
function checked(text) {
  const hash = createHash("sha256");
  for (const part of ["skyrail record", text]) {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(8);
    length.writeBigUInt64BE(BigInt(bytes.length));
    hash.update(length).update(bytes);
  }
  return `${text}end ${hash.digest("hex")}\n`;
}

/** The stored game without its last `left` rows; `person` is the letter of the seat that is ours, bots have the others. */
async function record(title, { game, left, person, bot = "novice" }) {
  const lines = (await readFile(new URL(`${title}/${game}.skyrail`, REPLAYS), "utf8")).split("\n");
  const last = lines.findIndex((line) => line.startsWith("result "));
  const kept = [...lines.slice(0, last - left), "result running", ...lines.slice(last + 1).filter((line) => line.startsWith("secret "))];
  const seat = (line) => line.replace(/^seat (\S+) \S+ (.*)$/, (_, letter, name) => `seat ${letter} ${letter === person ? "human Anna" : `${bot} ${name}`}`);
  return checked(`${kept.map(seat).join("\n")}\n`);
}

/** Opens such a game where the visitor of this page left it. */
export async function goOn(page, title, which) {
  const text = await record(title, which);
  await page.goto("/settings");
  await page.evaluate((text) => localStorage.setItem("skyrail.game.kept0", text), text);
  await page.goto("/play/kept0");
  await page.locator(".game .ask, .end .winner").first().waitFor();
}
