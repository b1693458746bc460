// Measures what a player feels, on loopback: how much is downloaded, when the first page can be used, how soon a
// click is answered, and whether the page ever stops while bots think. Prints a table for docs/page.md.

import { cpus, loadavg } from "node:os";
import { launch, visitor } from "./lib/browser.js";
import { Player } from "./lib/play.js";
import { PERSON, STRONG, sitDown } from "./lib/room.js";
import { Server } from "./lib/server.js";
import { TITLES } from "./lib/titles.js";

const RUNS = 7;
const CLICKS = 25;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const rounded = (number) => Math.round(number);

/** A first visit with an empty cache: when something can be clicked and is painted, and the bytes that came. */
async function firstVisit(browser, origin) {
  const { context, page } = await visitor(browser, origin, { serviceWorkers: "block" });
  const net = await context.newCDPSession(page);
  await net.send("Network.enable");
  let bytes = 0;
  net.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto("/");
  const painted = await page.evaluate(async () => {
    while (!document.querySelector(".poster .go")) await new Promise(requestAnimationFrame);
    // The frame after the one in which it was drawn has it on the screen.
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    return performance.now();
  });
  await page.evaluate(() => document.fonts.ready);
  // A game brings the parts of its title, and a worker, which is the same program from the cache.
  await page.locator(".poster .go").first().click();
  await page.locator(".game .ask").waitFor();
  await page.waitForTimeout(1500);
  await context.close();
  return { painted, bytes };
}

/**
 * A game against strong bots: how long clicks took until what was clicked had lit up, and until the table had changed;
 * and tasks of the main thread.
 */
async function game(browser, origin, title) {
  const { context, page } = await visitor(browser, origin, { settings: { confirm: "never" } });
  await sitDown(page, title, [PERSON, STRONG, STRONG]);
  await page.evaluate(() => {
    window.felt = { clicks: [], moves: [], tasks: [] };
    // From a click to the frame that shows what came of it, told by a new line of the log.
    let clicked = null;
    document.addEventListener("click", ({ timeStamp }) => (clicked = timeStamp), true);
    new MutationObserver(() => {
      const from = clicked;
      clicked = null;
      if (from !== null) requestAnimationFrame(() => setTimeout(() => window.felt.moves.push(performance.now() - from)));
    }).observe(document.querySelector(".log ol"), { childList: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.name === "click") window.felt.clicks.push(entry.duration);
    }).observe({ type: "event", durationThreshold: 16 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.felt.tasks.push(entry.duration);
    }).observe({ type: "longtask" });
  });
  const player = new Player(page, 17);
  while (player.clicks < CLICKS) {
    const { state } = await player.step();
    if (state === "end") break;
    await page.waitForTimeout(60);
  }
  const { clicks, moves, tasks } = await page.evaluate(() => window.felt);
  await context.close();
  // What took less than the shortest time that is reported took at most that.
  while (clicks.length < player.clicks) clicks.push(16);
  return { clicks, moves, longest: Math.max(0, ...tasks) };
}

const server = await Server.start();
const browser = await launch();
try {
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await firstVisit(browser, server.origin));
  console.log(`| What | Measured |\n|---|---|`);
  console.log(`| Download of a first visit with a game, compressed | ${rounded(median(visits.map(({ bytes }) => bytes)) / 1000)} kB |`);
  console.log(`| First page painted and usable, cold cache, median of ${RUNS} | ${rounded(median(visits.map(({ painted }) => painted)))} ms |`);
  for (const title of TITLES) {
    const { clicks, moves, longest } = await game(browser, server.origin, title);
    console.log(`| ${title}: click to lit answer, median of ${clicks.length} | ${rounded(median(clicks))} ms |`);
    console.log(`| ${title}: click to the table after the move, median of ${moves.length} | ${rounded(median(moves))} ms |`);
    console.log(`| ${title}: longest task of the main thread, bots thinking | ${rounded(longest)} ms |`);
  }
  // Whatever else ran is in these figures too: a quiet machine has a load of about 1 while the bots think.
  console.log(`| Processors, and their load meanwhile | ${cpus().length}, ${loadavg()[0].toFixed(1)} |`);
} finally {
  await browser.close();
  await server.stop();
}
