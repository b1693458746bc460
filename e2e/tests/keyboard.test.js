// A whole game without a mouse: the list of all that may be done, Tab, Enter, and nothing else.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { finalScore } from "../lib/play.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

/** Presses Tab until what is wanted has the focus. */
async function tabTo(page, selector, most = 500) {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to ${selector}`);
}

for (const title of TITLES) {
  test(`${title}: a whole game by keyboard alone`, async () => {
    const visitor = await here.visitor();
    const { page } = visitor;
    await page.goto(`/new/${title}`);
    await page.locator(".chairs select").first().waitFor();
    // Two seats: the second one becomes a novice.
    await tabTo(page, ".chairs li:nth-child(2) select");
    await page.keyboard.press("ArrowDown");
    await tabTo(page, ".chairs .two button:last-child");
    await page.keyboard.press("Enter");
    await tabTo(page, ".new .go");
    await page.keyboard.press("Enter");
    await page.locator(".game .ask").waitFor();

    const start = Date.now();
    let fate = 41;
    for (let moves = 0; ; ) {
      assert.ok(Date.now() - start < 300_000, `the game is too long after ${moves} moves`);
      const seen = await page.evaluate(() => ({
        over: document.querySelector(".end .winner") !== null,
        tale: document.querySelector(".tale") !== null,
        mine: document.querySelector(".ask.mine") !== null,
        chosen: document.querySelector(".to-confirm .yes") !== null,
        open: document.querySelector(".everything") !== null,
        listed: document.querySelectorAll(".everything .acts button").length,
      }));
      if (seen.over) break;
      // The first press skips what is told, the second closes it.
      if (seen.tale) {
        await page.keyboard.press("Escape");
        continue;
      }
      if (!seen.mine) {
        await sleep(20);
      } else if (seen.chosen) {
        // What was chosen waits for its confirmation, also when somebody else chooses at the same time.
        await tabTo(page, ".to-confirm .yes");
        await page.keyboard.press("Enter");
      } else if (!seen.open) {
        await page.evaluate(() => document.activeElement?.blur());
        await page.keyboard.press("l");
        await page.locator(".everything").waitFor();
      } else if (seen.listed === 0) {
        await sleep(20);
      } else {
        fate = (fate * 48271) % 2147483647;
        await tabTo(page, ".everything .acts li:first-child button");
        const steps = fate % Math.min(seen.listed, 9);
        for (let step = 0; step < steps; step += 1) await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        moves += 1;
      }
    }
    const { places } = await finalScore(page);
    assert.equal(places.length, 2);
  });
}
