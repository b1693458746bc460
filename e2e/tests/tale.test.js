// What is told beat by beat, and lessons: both can be left at any moment, and neither covers what it is about.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { DESKTOP, PHONE } from "../lib/browser.js";
import { Player, playUntil } from "../lib/play.js";
import { goOn } from "../lib/kept.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

/** The beat that is shown, and how many there are. */
const beats = async (page) => (await page.locator(".tale .far").textContent()).split("/").map(Number);

/** What is told on this page and sticks out of the window, or is covered by what is gained. */
const sticksOut = (page) => page.evaluate(() => {
  const found = [];
  for (const part of document.querySelectorAll(".tale > *, .tale footer button, .tale .scene > *, .tale .sums li")) {
    const { left, right, width } = part.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > window.innerWidth + 1)) found.push(`${part.className || part.tagName}: ${left} to ${right}`);
  }
  if (document.querySelector(".coach")) found.push("a lesson goes on after the end");
  if (/(^|\s)-\d/.test(document.querySelector(".tale").innerText)) found.push("a minus sign is no minus sign");
  return found;
});

// The longest words on the smallest phone.
for (const title of TITLES.filter((title) => OF[title].nearlyOver)) {
  for (const locale of ["de-DE", "ru-RU"]) {
    test(`${title}: what is told fits a small phone, ${locale}`, async () => {
      const { page } = await here.visitor({ size: { width: 360, height: 640 }, locale });
      await goOn(page, title, OF[title].nearlyOver);
      const told = async () => (await page.locator(".tale .on").count()) > 0;
      assert.equal(await playUntil([new Player(page, 83)], told), "enough");
      assert.deepEqual(await sticksOut(page), [], "the sum");
      await page.locator(".tale .paces button").first().click();
      await page.locator(".tale .again").click();
      const [, all] = await beats(page);
      for (let beat = 1; beat < Math.min(all, 8); beat += 1) {
        await page.waitForFunction((beat) => document.querySelector(".tale .far").textContent.startsWith(`${beat}/`), beat);
        assert.deepEqual(await sticksOut(page), [], `beat ${beat}`);
        await page.locator(".tale .scene").click();
      }
    });
  }
}

for (const [index, title] of TITLES.entries()) {
  const size = index === 0 ? PHONE : DESKTOP;
  test(`${title}: what is told is held, hurried, told again and skipped`, async () => {
    const visitor = await here.visitor({ size });
    const { page } = visitor;
    if (OF[title].nearlyOver) await goOn(page, title, OF[title].nearlyOver);
    else await sitDown(page, title, [PERSON, NOVICE]);
    const tale = page.locator(".tale");
    // The player skips it, so it stands at its end.
    const enough = async () => (await tale.count()) > 0 && (await page.locator(".tale .on").count()) > 0;
    assert.equal(await playUntil([new Player(page, 81)], enough), "enough", "something is told");
    await assertAccessible(page, `${title}: the sum`);
    const [last, all] = await beats(page);
    assert.equal(last, all, "skipping leads to the sum");
    await page.locator(".tale .paces button").first().click().catch(() => {});
    await page.locator(".tale .again").click();
    if (all > 1) {
      await page.waitForFunction(() => document.querySelector(".tale .far").textContent.startsWith("1/"));
      await page.locator(".tale .scene").click();
      await page.waitForFunction(() => document.querySelector(".tale .far").textContent.startsWith("2/"));
      await assertAccessible(page, `${title}: a beat`);
      await page.keyboard.press("Escape");
    }
    await page.locator(".tale .on").click();
    await tale.waitFor({ state: "detached" });
  });

  if (OF[title].lesson) {
    test(`${title}: the lesson covers nothing and counts what was done`, async () => {
      const visitor = await here.visitor({ size: index === 1 ? PHONE : DESKTOP });
      const { page } = visitor;
      await page.goto("/");
      await page.locator(`.poster[data-title=${title}] .learn`).click();
      await page.locator(".coach").waitFor();
      await assertAccessible(page, `${title}: a lesson`);
      let step = 0;
      const enough = async () => {
        const seen = await page.evaluate(() => {
          const [coach, game] = [document.querySelector(".coach"), document.querySelector(".game")];
          if (!coach || !game) return null;
          const number = Number(coach.querySelector("small").textContent.match(/\d+/)?.[0]);
          const [above, table] = [coach.getBoundingClientRect(), game.getBoundingClientRect()];
          return { number, apart: above.bottom <= table.top + 1, fits: table.bottom <= window.innerHeight + 1, offered: coach.querySelector(".next") !== null };
        });
        if (!seen) return false;
        assert.ok(seen.apart && seen.fits, "the strip has a place of its own");
        assert.ok(seen.number >= step, `step ${seen.number} comes after step ${step}`);
        step = seen.number;
        return seen.offered || step >= 4;
      };
      assert.equal(await playUntil([new Player(page, 82)], enough), "enough");
      await page.locator(".coach .skip").click();
      await page.locator(".coach").waitFor({ state: "detached" });
    });
  }
}
