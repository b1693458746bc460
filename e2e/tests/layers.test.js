// What lies over a game: the list of all moves, hints, looking back, the menu, a choice. Each opens, closes, and
// axe-core finds nothing serious, by day and by night.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { Player } from "../lib/play.js";
import { NOVICE, PERSON, gather, sitDown } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

for (const [index, title] of TITLES.entries()) {
  const theme = index === 1 ? "day" : "night";
  test(`${title}: whatever lies over a game is accessible by ${theme}`, async () => {
    const visitor = await here.visitor({ settings: { theme, name: "Anna" } });
    const { page } = visitor;
    if (OF[title].lesson) {
      await page.goto("/");
      await page.locator(`.poster[data-title=${title}] .learn`).click();
      await page.locator(".coach .skip").waitFor();
      await assertAccessible(page, "a lesson");
      await page.locator(".coach .skip").click();
    }

    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 61);
    await player.moves(9);
    const asked = page.locator(".ask.mine .word");
    // Until it is a whole turn that is asked for.
    while (OF[title].words && (await asked.count()) === 0) await player.step();

    await page.keyboard.press("l");
    await page.locator(".everything .acts button").first().waitFor();
    await assertAccessible(page, "the list of all moves");
    await page.keyboard.press("Escape");
    await page.locator(".everything").waitFor({ state: "detached" });

    await page.locator(".tools .hint").click();
    await page.locator(".hints li").first().waitFor();
    await assertAccessible(page, "a hint");
    await page.keyboard.press("Escape");
    await page.locator(".hints").waitFor({ state: "detached" });

    const since = page.locator(".since .unfold");
    if (await since.isVisible()) {
      await since.click();
      await page.locator(".since ol li").first().waitFor();
      await assertAccessible(page, "what happened");
      await since.click();
    }

    await page.locator(".tools [aria-expanded]").click();
    await page.locator(".menu").waitFor();
    await assertAccessible(page, "the menu");
    await page.locator(".menu button", { hasText: "Look back" }).click();
    await page.locator(".replay").waitFor();
    await assertAccessible(page, "looking back");
    await page.keyboard.press("Escape");
    await page.locator(".replay").waitFor({ state: "detached" });

    // The words of the question do what they say, or let one choose.
    if (OF[title].words) {
      const rows = await player.rows();
      await asked.first().click();
      await page.waitForFunction((rows) => document.querySelector(".choices button") ||
        document.querySelector(".to-confirm .yes") || document.querySelectorAll(".log li").length > rows, rows);
      await assertAccessible(page, "a choice");
    }
  });
}

test("what was begun stays while somebody else chooses at the same time", async () => {
  for (const title of TITLES.filter((title) => OF[title].begin)) {
    const { clicks, begun } = OF[title].begin;
    const anna = await here.visitor({ settings: { name: "Anna", confirm: "always" } });
    const bea = await here.visitor({ settings: { name: "Bea", confirm: "never" } });
    await gather(anna.page, bea.page, title);
    for (const step of clicks) await anna.page.locator(step).first().click();
    await anna.page.locator(begun).waitFor();
    // Bea chooses; Anna sees that she has.
    const lines = anna.page.locator(".log li");
    const before = await lines.count();
    const player = new Player(bea.page, 71);
    while ((await bea.page.locator(".ask.mine").count()) > 0) await player.step();
    await anna.page.waitForFunction((before) => document.querySelectorAll(".log li").length > before, before);
    assert.equal(await anna.page.locator(begun).count(), 1, `${title}: what Anna began still stands`);
    await anna.page.locator(begun).click();
    const confirm = anna.page.locator(".to-confirm .yes");
    if (await confirm.count()) await confirm.click();
    await anna.page.waitForFunction((before) => document.querySelectorAll(".log li").length > before + 1, before);
  }
});
