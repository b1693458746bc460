// The path of a newcomer, timed: from the first page through the lesson to the first game won against a novice.
//
// Nothing here knows a rule. It clicks what glows, does what the lesson and the hints of the page say, and counts the
// clicks after which nothing on the page had changed. `npm run newcomer --prefix e2e` walks it once for each title,
// `npm run newcomer --prefix e2e -- jet-set` for one. It fails when a click did nothing.

import { setTimeout as sleep } from "node:timers/promises";
import { launch, visitor } from "./lib/browser.js";
import { Player } from "./lib/play.js";
import { NOVICE, PERSON, sitDown } from "./lib/room.js";
import { Server } from "./lib/server.js";
import { TITLES } from "./lib/titles.js";

/** So long may a page take to answer a click, in milliseconds. */
const ANSWER = 1500;
/** More games than this nobody would lose in a row. */
const GAMES = 6;

/** A player who notices when a click does nothing. */
class Newcomer extends Player {
  dead = [];

  /** Clicks with the pointer already there, so that what only hovers is not taken for an answer. */
  async press(x, y, what) {
    await this.page.mouse.move(x, y);
    await this.page.evaluate(async () => {
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next, 60)));
      window.changes = 0;
      window.watcher ??= new MutationObserver((list) => (window.changes += list.length));
      window.watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    const address = this.page.url();
    await this.page.mouse.click(x, y);
    this.clicked();
    const start = Date.now();
    for (;;) {
      // A page that is left takes its counter with it.
      const changes = await this.page.evaluate(() => window.changes ?? 1).catch(() => 1);
      if (changes > 0 || this.page.url() !== address) return;
      if (Date.now() - start > ANSWER) break;
      await sleep(20);
    }
    this.dead.push(what);
  }

  /** Clicks the middle of the first thing that a selector finds. */
  async hit(selector) {
    const found = this.page.locator(selector).first();
    const box = (await found.isVisible()) ? await found.boundingBox() : null;
    if (box === null) return false;
    await this.press(box.x + box.width / 2, box.y + box.height / 2, selector);
    return true;
  }

  /** One step of whoever clicks what glows. */
  async glow() {
    const seen = await this.look();
    if (seen.state === "click") await this.press(seen.x, seen.y, seen.what);
    else await sleep(100);
    return seen.state;
  }

  /** One step of whoever asks for a hint and follows it. */
  async hinted() {
    const seen = await this.look();
    if (seen.state !== "click" || seen.kind !== "act") {
      if (seen.state === "click") await this.press(seen.x, seen.y, seen.what);
      else await sleep(100);
      return seen.state;
    }
    if (!(await this.hit(".tools .hint"))) return this.glow();
    const first = this.page.locator(".hints ol li button, .hints li button").first();
    await first.waitFor({ timeout: 20_000 }).catch(() => null);
    if (!(await this.hit(".hints .act"))) await this.hit(".hints ol li button, .hints li button");
    return "hint";
  }
}

async function walk(browser, origin, title) {
  const somebody = await visitor(browser, origin, {});
  const { page } = somebody;
  const player = new Newcomer(page, 23);
  const start = Date.now();
  const told = { title, lesson: null, won: null, games: 0 };
  const seconds = () => Math.round((Date.now() - start) / 1000);
  await page.goto("/");
  await page.locator(`.poster[data-title=${title}] .learn`).waitFor();
  await player.hit(`.poster[data-title=${title}] .learn`);
  await page.locator(".coach").waitFor();
  // The lesson is over when the strip is gone or offers the next one.
  const learns = async () => (await page.locator(".coach").count()) > 0 && (await page.locator(".coach .next").count()) === 0;
  const strip = await page.locator(".coach .next").count();
  while (strip === 0 ? await learns() : (await page.locator(".coach").count()) > 0) {
    if (strip > 0 && (await player.hit(".coach .next"))) continue;
    if ((await player.glow()) === "end") break;
  }
  told.lesson = { seconds: seconds(), clicks: player.clicks };
  for (; told.games < GAMES && told.won === null; ) {
    await sitDown(page, title, [PERSON, NOVICE]);
    if (await page.locator(".coach .skip").count()) await player.hit(".coach .skip");
    while ((await player.hinted()) !== "end");
    told.games += 1;
    const first = await page.locator(".winner li").first().textContent();
    if (first.includes("You")) told.won = { seconds: seconds(), clicks: player.clicks };
  }
  told.dead = player.dead;
  told.console = somebody.faults;
  await somebody.context.close();
  return told;
}

const wanted = process.argv.slice(2);
const server = await Server.start();
const browser = await launch();
let faults = 0;
for (const title of TITLES.filter((title) => wanted.length === 0 || wanted.includes(title))) {
  const told = await walk(browser, server.origin, title);
  faults += told.dead.length + told.console.length + (told.won === null ? 1 : 0);
  console.log(JSON.stringify(told));
}
await browser.close();
await server.stop();
process.exit(faults === 0 ? 0 : 1);
