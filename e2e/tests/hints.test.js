// Hints: moves in the order of the chance to win, numbers that belong together, reasons, and the plan on the map.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { PHONE } from "../lib/browser.js";
import { Player } from "../lib/play.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

/** What the panel says: the chance of each seat now, then for each move its chance, the difference, and the reason. */
const told = (page) => page.evaluate(() => {
  // Minus is written as a minus sign, which no number of JavaScript has.
  const number = (text) => Number(text.replace("\u2212", "-").match(/[+-]?\d+/)?.[0] ?? 0);
  return {
    shares: [...document.querySelectorAll(".hints .shares b")].map((share) => number(share.textContent)),
    moves: [...document.querySelectorAll(".hints ol li")].map((line) => ({
      chance: number(line.querySelector("em").firstChild.textContent),
      more: number(line.querySelector("em small").textContent),
      reason: line.querySelector("span small").textContent.trim(),
      chosen: line.querySelector("button").getAttribute("aria-pressed") === "true",
    })),
    steps: [...document.querySelectorAll("svg.map .step text")].map((step) => number(step.textContent)).sort((a, b) => a - b),
  };
});

for (const title of TITLES) {
  for (const size of [undefined, PHONE]) {
    test(`${title}: a hint is in order, true and drawn on the map, on a ${size ? "phone" : "desktop"}`, async () => {
      const { page } = await here.visitor({ size, settings: { name: "Anna", confirm: "never" } });
      await sitDown(page, title, [PERSON, NOVICE]);
      const player = new Player(page, 33);
      await player.moves(2);
      let plans = 0;
      // Not every move is a step of a plan: whoever follows the hints comes to one soon.
      for (let turns = 0; turns < 12 && (turns < 2 || plans === 0); turns += 1) {
        await player.turn();
        await page.locator(".tools .hint").click();
        await page.locator(".hints footer:not(.busy) .act").waitFor();
        const { shares, moves, steps } = await told(page);
        assert.equal(shares.length, 2);
        assert.equal(shares[0] + shares[1], 100, `the chances are all there are: ${shares}`);
        assert.ok(moves.length >= 1 && moves.length <= 3, `${moves.length} moves`);
        for (const [index, { chance, more, reason }] of moves.entries()) {
          assert.equal(more, chance - shares[0], "the difference is that to the chance now");
          assert.ok(index === 0 || moves[index - 1].chance >= chance, "the best comes first");
          assert.ok(OF[title].reasons === false || reason.length > 3, "every move has a reason");
        }
        assert.deepEqual(moves.map(({ chosen }) => chosen), moves.map((_, index) => index === 0), "the best one is chosen");
        assert.deepEqual(steps, steps.map((_, index) => index + 1), "steps of the plan are numbered from 1");
        plans += steps.length > 0 ? 1 : 0;
        const inSight = await page.evaluate(() => {
          const [map, panel] = ["svg.map", ".hints"].map((selector) => document.querySelector(selector).getBoundingClientRect());
          const both = (from, to) => Math.max(0, Math.min(map[to], panel[to]) - Math.max(map[from], panel[from]));
          return 1 - (both("left", "right") * both("top", "bottom")) / (map.width * map.height);
        });
        assert.ok(inSight > 0.4, `${Math.round(inSight * 100)} % of the map stays in sight`);
        if (turns === 0) await assertAccessible(page, `${title}: a hint`);
        if (moves.length > 1) {
          await page.locator(".hints ol li button").nth(1).click();
          await page.locator(".hints ol li:nth-child(2) button[aria-pressed=true]").waitFor();
          await page.locator(".hints ol li button").first().click();
        }
        // One button does what is chosen.
        const before = await page.evaluate(() => document.querySelector(".ask").textContent + document.querySelector(".log").textContent);
        await page.locator(".hints .act").click();
        await page.waitForFunction((before) => document.querySelector(".ask").textContent + document.querySelector(".log").textContent !== before, before);
        await page.locator(".hints").waitFor({ state: "detached" });
        await page.locator("svg.map .step").waitFor({ state: "detached" });
      }
      assert.ok(plans > 0, "a plan was drawn");
    });
  }
}
