// What one does at the table besides moving: take back, change the language, look things up.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { Player, playUntil } from "../lib/play.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

for (const title of TITLES) {
  test(`${title}: a move is taken back`, async () => {
    // With motion the bot leaves time to see a move, and to take it back.
    const visitor = await here.visitor({ settings: { confirm: "never" }, motion: "no-preference" });
    const { page } = visitor;
    await sitDown(page, title, [PERSON, NOVICE]);
    const undo = page.locator(".tools .btn").first();
    const player = new Player(page, 21);
    const stand = () => page.evaluate(() => ({
      ask: document.querySelector(".ask").textContent,
      lines: document.querySelectorAll(".log li").length,
    }));
    const changed = ({ ask, lines }) =>
      document.querySelector(".ask").textContent !== ask || document.querySelectorAll(".log li").length !== lines;
    let before;
    for (let undone = false; !undone; ) {
      before = await stand();
      const { state } = await player.step();
      assert.notEqual(state, "end", "some move can be taken back");
      // A click may only open a choice; a move is there a frame or two later.
      const moved = state === "click" && (await page.waitForFunction(changed, before, { timeout: 400 }).then(() => true, () => false));
      // Whoever waits too long has seen the bot's move, and then it is too late: the next move will do.
      const asked = moved && (await undo.isEnabled()) && (await undo.click({ timeout: 500 }).then(() => true, () => false));
      // That it was taken back may be a line of its own.
      undone = asked && (await page.waitForFunction(({ ask, lines }) => {
        const now = document.querySelectorAll(".log li").length;
        return document.querySelector(".ask").textContent === ask && now <= lines + 1;
      }, before, { timeout: 2000 }).then(() => true, () => false));
    }
    await player.moves(3);
  });

  test(`${title}: the language changes in the middle of a game`, async () => {
    const visitor = await here.visitor();
    const { page } = visitor;
    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 31);
    await player.moves(6);
    await player.turn();
    await assertAccessible(page, title);
    const [english, german] = OF[title].cities ?? ["", ""];
    const map = page.locator("svg.map");
    assert.match(await map.textContent(), new RegExp(`${english}(?![a-zü])`));
    const [ask, log] = [await page.locator(".ask").textContent(), await player.log()];
    await page.locator(".tools [aria-expanded]").click();
    await page.locator(".menu .lang button[lang=de]").click();
    await page.waitForFunction((ask) => document.querySelector(".ask").textContent !== ask, ask);
    const told = await player.log();
    assert.equal(told.length, log.length);
    assert.ok(told.every((line, index) => line !== log[index]), "every line of the log is told anew");
    assert.match(await map.textContent(), new RegExp(german));
    assert.equal(await page.evaluate(() => document.documentElement.lang), "de");
    await page.keyboard.press("Escape");
    if (await page.locator(".menu").isVisible()) await page.locator(".tools [aria-expanded]").click();
    await player.moves(4);
  });
}

for (const title of TITLES) {
  for (const { name, play } of OF[title].tests ?? []) {
    test(`${title}: ${name}`, async () => {
      const visitor = await here.visitor({ settings: { confirm: "never" } });
      const { page } = visitor;
      await sitDown(page, title, [PERSON, NOVICE]);
      await play(page, new Player(page, 41));
    });
  }
}
