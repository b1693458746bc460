// What one does at the table besides moving: take back, change the language, look things up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "../lib/access.js";
import { assertQuiet } from "../lib/browser.js";
import { Player, TITLES, playUntil } from "../lib/play.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { world } from "../lib/world.js";

const here = world();

// A city of each board whose name differs, in English and in German.
const CITIES = { "airlines-europe": ["Rome", "Rom"], "ticket-to-ride-germany": ["Munich", "München"], "jet-set": ["Rome", "Rom"] };

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
    assertQuiet(visitor);
    await visitor.context.close();
  });

  test(`${title}: the language changes in the middle of a game`, async () => {
    const visitor = await here.visitor();
    const { page } = visitor;
    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 31);
    await player.moves(6);
    await page.locator(".ask.mine").waitFor();
    await assertAccessible(page, title);
    const [english, german] = CITIES[title];
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
    assertQuiet(visitor);
    await visitor.context.close();
  });
}

test("ticket-to-ride-germany: as many routes glow as the hand is said to pay for", async () => {
  const visitor = await here.visitor({ settings: { confirm: "never" } });
  const { page } = visitor;
  await sitDown(page, "ticket-to-ride-germany", [PERSON, NOVICE]);
  const player = new Player(page, 41);
  for (let checked = 0; checked < 5; ) {
    await player.moves(2);
    await page.locator(".ask.mine").waitFor();
    const { told, glows } = await page.evaluate(() => ({
      told: parseInt(document.querySelector(".open span").textContent, 10),
      glows: document.querySelectorAll(".route.can").length,
    }));
    assert.equal(glows, told);
    checked += glows > 0 ? 1 : 0;
  }
  assertQuiet(visitor);
  await visitor.context.close();
});
