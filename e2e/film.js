// Films a few moves of a game: docs/images/game.webp, an animated picture for the README.
// `npm run film --prefix e2e`; sharp joins the pictures, so nothing else is needed.

import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { launch, visitor } from "./lib/browser.js";
import { Player } from "./lib/play.js";
import { CASUAL, PERSON, sitDown } from "./lib/room.js";
import { Server } from "./lib/server.js";
import { OF, TITLES } from "./lib/titles.js";

const FILE = fileURLToPath(new URL("../docs/images/game.webp", import.meta.url));
const SIZE = { width: 1440, height: 900 };
/** How wide the film is, and how many moves of ours it shows. */
const WIDE = 960;
const MOVES = 7;
/** How long a picture is seen, in milliseconds, and the last one. */
const [EACH, LAST] = [650, 2500];
/** The most that the file may have, in bytes. */
const MOST = 2_000_000;

const title = TITLES.find((title) => OF[title].shows?.film) ?? TITLES[0];
const server = await Server.start();
const browser = await launch();
const frames = [];
try {
  // With motion bots leave time to see each of their moves; the luck is the same in every film.
  const settings = { name: "Anna", theme: "day", confirm: "never", sound: false };
  const { page } = await visitor(browser, server.origin, { size: SIZE, settings, luck: "film", motion: "no-preference" });
  const film = async () => {
    const seen = await page.screenshot();
    if (frames.length === 0 || !seen.equals(frames.at(-1))) frames.push(seen);
  };
  await page.goto("/");
  await page.locator(".poster .go").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await film();
  await sitDown(page, title, [PERSON, CASUAL, CASUAL]);
  const skip = page.locator(".coach .skip");
  if (await skip.count()) await skip.click();
  const player = new Player(page, 12);
  // The first decisions only set the game up.
  await player.moves(14);
  const before = await player.rows();
  while ((await player.rows()) < before + 3 * MOVES) {
    const { state } = await player.step();
    if (state === "end") break;
    await film();
  }
} finally {
  await browser.close();
  await server.stop();
}

const small = await Promise.all(frames.map((frame) => sharp(frame).resize({ width: WIDE }).png().toBuffer()));
const delay = small.map((_, index) => (index === small.length - 1 ? LAST : EACH));
await sharp(small, { join: { animated: true } }).webp({ quality: 78, effort: 5, loop: 0, delay, mixed: true }).toFile(FILE);
const { size } = await stat(FILE);
console.log(`${FILE}: ${frames.length} pictures, ${Math.round(size / 1000)} kB`);
if (size > MOST) throw new Error(`the film has more than ${MOST} bytes`);
