// Going back together at a table of the server: one asks, the other answers, both see who has agreed.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { Player, playUntil } from "../lib/play.js";
import { gather } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

// A title in which nobody chooses at the same time as another.
const TITLE = TITLES.find((title) => !OF[title].begin) ?? TITLES[0];

/** Opens the question from the menu, and asks for so many moves. */
async function ask(page, moves) {
  await page.locator(".tools [aria-expanded]").click();
  await page.locator(".menu .ask-back").click();
  for (let more = 1; more < moves; more += 1) await page.locator(".goback .far .sq").last().click();
  await assertAccessible(page, "how far to go back");
  await page.locator(".goback .yes").click();
}

/** Waits until both tables stand at the same row and somebody is to move; what was begun is dropped. */
async function settled(players) {
  const stands = ({ page }) => page.evaluate(() => [document.querySelectorAll(".log li").length, document.querySelector(".ask.mine") !== null]);
  for (;;) {
    const [[one, mine], [other, theirs]] = await Promise.all(players.map(stands));
    if (one === other && mine !== theirs) break;
  }
  for (const { page } of players) await page.keyboard.press("Escape");
}

const gone = (page) => page.locator(".goback").waitFor({ state: "detached" });

test("two people agree to go back, and either may refuse", async () => {
  const anna = await here.visitor({ settings: { name: "Anna", confirm: "never" } });
  const bea = await here.visitor({ settings: { name: "Bea", confirm: "never" } });
  await gather(anna.page, bea.page, TITLE, ["web-allow-back"]);
  const players = [new Player(anna.page, 81), new Player(bea.page, 82)];
  await playUntil(players, async () => (await players[0].rows()) >= 12);
  const stand = (page) => page.evaluate(() => document.querySelector(".log").textContent);
  // Both have seen the last click, and it is one's turn: whoever clicked may have seen it before the other.
  await settled(players);
  const [before, hers] = [await stand(anna.page), await stand(bea.page)];

  // Anna asks; both see who has agreed; Bea does not want to.
  await ask(anna.page, 1);
  const asked = bea.page.locator(".goback");
  // Each hears of it in their own time.
  for (const { page } of [anna, bea]) await page.locator(".goback li.agreed").waitFor();
  assert.match(await asked.textContent(), /Anna asks to go back one move/);
  assert.deepEqual(await asked.locator("li.agreed span").allTextContents(), ["Anna"]);
  assert.deepEqual(await anna.page.locator(".goback li.agreed span").allTextContents(), ["You"]);
  await assertAccessible(bea.page, "the question to go back");
  await bea.page.locator(".goback .no").click();
  await Promise.all([gone(anna.page), gone(bea.page)]);
  await anna.page.locator(".notice p", { hasText: "It stays as it is" }).waitFor();
  assert.equal(await stand(anna.page), before, "nothing was taken back");

  // Bea asks for two moves, Anna agrees, and both are there.
  await ask(bea.page, 2);
  await anna.page.locator(".goback .yes").click();
  await Promise.all([gone(anna.page), gone(bea.page)]);
  for (const [page, then] of [[anna.page, before], [bea.page, hers]]) {
    await page.waitForFunction((then) => document.querySelector(".log").textContent !== then, then);
  }
  await playUntil(players, async () => (await players[0].rows()) >= 14);
});

test("a table that did not agree on it offers nothing", async () => {
  const anna = await here.visitor({ settings: { name: "Anna" } });
  const bea = await here.visitor({ settings: { name: "Bea" } });
  await gather(anna.page, bea.page, TITLE);
  await anna.page.locator(".tools [aria-expanded]").click();
  await anna.page.locator(".menu").waitFor();
  assert.equal(await anna.page.locator(".menu .ask-back").count(), 0);
});
