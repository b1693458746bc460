// Around a game: names, what lies over it and goes away again, what is confirmed, lists of games, clocks, and losing.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { PHONE } from "../lib/browser.js";
import { Player, playUntil } from "../lib/play.js";
import { goOn } from "../lib/kept.js";
import { NOVICE, PERSON, seats, sitDown } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

/** As long as a name may be, and without a place to break. */
const LONG = "Wolfgangadeusvonundzu123";

test("who plays with others is asked for a name once, and it is never cut", async () => {
  const anna = await here.visitor();
  await anna.page.goto(`/new/${TITLES[0]}/online`);
  await seats(anna.page, 2);
  const own = anna.page.locator(".chairs input").first();
  assert.match(await own.inputValue(), /^\p{Lu}\p{L}+$/u, "a name is suggested");
  await own.fill(LONG);
  await anna.page.locator(".new input[name=web-in-lobby]").check();
  assert.match(await anna.page.locator(".new .go").textContent(), /room/, "the button says that a room opens");
  await anna.page.locator(".new .go").click();
  const address = await anna.page.locator(".room .address").textContent();
  await anna.page.locator(".gathered li", { hasText: LONG }).waitFor();

  const ben = await here.visitor({ size: PHONE });
  await ben.page.goto(address);
  const asked = ben.page.locator(".who input");
  assert.notEqual(await asked.inputValue(), "");
  await assertAccessible(ben.page, "a room before one sits down");
  await asked.fill("Ben");
  await ben.page.locator(".room .go").click();
  await anna.page.locator(".gathered li", { hasText: "Ben" }).waitFor();

  // The next time nobody is asked again.
  const again = await ben.context.newPage();
  await again.goto(`/new/${TITLES[0]}/online`);
  assert.equal(await again.locator(".chairs input").first().inputValue(), "Ben");
  await again.close();

  await anna.page.locator(".room .go:not(:disabled)").click();
  for (const { page } of [anna, ben]) await page.locator(".game .ask").waitFor();
  const cut = await anna.page.locator(".pl h3").evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).length);
  assert.equal(cut, 0, "no name is cut");
  assert.deepEqual(await anna.page.locator(".pl h3").allTextContents(), [LONG, "Ben"]);
  const told = await anna.page.evaluate(() => document.body.innerText);
  assert.ok(!told.includes("Guest"), "nobody is called a guest");

  // A table that is full or runs is not one of those with a free chair.
  const eve = await here.visitor();
  await eve.page.goto("/lobby");
  await eve.page.locator(".rows.dim .table-row", { hasText: LONG }).waitFor();
  assert.equal(await eve.page.locator(".rows:not(.dim) .table-row", { hasText: LONG }).count(), 0);
  await eve.page.locator(".rows.dim .table-row .watch").first().waitFor();
  await assertAccessible(eve.page, "the lobby with a running table");
});

test("after registering the chosen name shows", async () => {
  const zoe = await here.visitor();
  const { page } = zoe;
  await page.goto("/account");
  await page.locator(".keep input[type=text]").fill("zoe");
  await page.locator(".keep input[type=password]").fill("long enough");
  await page.locator(".keep button[type=submit]").click();
  await page.locator(".whoami b", { hasText: /^zoe$/ }).waitFor();
  await page.locator(".bar .me", { hasText: "zoe" }).waitFor();
  await page.goto("/");
  await page.locator(".bar .me", { hasText: "zoe" }).waitFor();
});

test("people at one device have names, and a game that is deleted comes back", async () => {
  const visitor = await here.visitor();
  const { page } = visitor;
  await page.goto(`/new/${TITLES[0]}`);
  await seats(page, 2);
  await page.locator(".chairs input").nth(0).fill("Anna");
  await page.locator(".chairs input").nth(1).fill("Ben");
  await page.locator(".new .go").click();
  await page.locator(".curtain .go", { hasText: /Anna|Ben/ }).click();
  await page.locator(".game .ask").waitFor();

  await page.goto("/replays");
  const row = page.locator(".game-row", { hasText: "Anna and Ben" });
  await row.locator(".facts", { hasText: "move" }).waitFor();
  assert.match(await row.locator(".facts").textContent(), /20\d\d/, "a row says the day");
  await row.locator(".bin").click();
  await page.locator(".ask-first").waitFor();
  await assertAccessible(page, "a question before a game is deleted");
  await page.locator(".ask-first .quiet:not(.danger)").click();
  assert.equal(await row.count(), 1);
  await row.locator(".bin").click();
  await page.locator(".ask-first .danger").click();
  await row.waitFor({ state: "detached" });
  await page.locator(".undo-delete button").click();
  await row.waitFor();

  // A second game, so that there is something to look for.
  await sitDown(page, TITLES[1], [PERSON, NOVICE]);
  await page.goto("/replays");
  await page.locator(".game-row").nth(1).waitFor();
  await page.locator(".find").fill("ben");
  await page.waitForFunction(() => document.querySelectorAll(".game-row").length === 1);
  await page.locator(".find").fill("nobody of this name");
  await page.waitForFunction(() => document.querySelectorAll(".game-row").length === 0);
  await page.goto("/");
  await page.locator(".games .run .pill").first().waitFor();
  await assertAccessible(page, "home of somebody who comes back");
});

test("a menu closes by Escape, by a click elsewhere and by the way back", async () => {
  const visitor = await here.visitor();
  const { page } = visitor;
  await sitDown(page, TITLES[0], [PERSON, NOVICE]);
  const menu = page.locator(".menu");
  const open = async () => {
    await page.locator(".tools [aria-expanded]").click();
    await menu.waitFor();
  };
  const address = page.url();
  await open();
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "detached" });
  await open();
  await page.locator(".side .players").click({ position: { x: 4, y: 4 } });
  await menu.waitFor({ state: "detached" });
  await open();
  await page.goBack();
  await menu.waitFor({ state: "detached" });
  assert.equal(page.url(), address, "the way back closed the menu alone");

  // Whoever goes on from the menu comes back to the game, not to the menu.
  await open();
  await menu.locator("button").first().click();
  await page.locator("main.rules").waitFor();
  await page.goBack();
  await page.locator(".game .ask").waitFor();
  assert.equal(await menu.count(), 0);
});

test("what lies over a game is closed by one Escape, and the game stays", async () => {
  const { page } = await here.visitor({ settings: { confirm: "always" } });
  await sitDown(page, TITLES[0], [PERSON, NOVICE]);
  const address = page.url();
  const over = page.locator(".choices, .to-confirm, .everything");
  const menu = page.locator(".tools [aria-expanded]");
  for (let times = 0; times < 2; times += 1) {
    await menu.click();
    await page.locator(".menu").waitFor();
    await page.keyboard.press("l");
    await over.waitFor();
    await page.keyboard.press("Escape");
    for (const gone of [over, page.locator(".menu")]) await gone.waitFor({ state: "detached" });
    // What is opened at once stays, though the history still goes the step that it was given back.
    await menu.click();
    await page.waitForFunction(() => history.state === "over");
    await page.locator(".menu").waitFor();
    assert.equal(page.url(), address, "the game is still there");
    await page.goBack();
    await page.locator(".menu").waitFor({ state: "detached" });
    assert.equal(page.url(), address, "the way back closed the menu alone");
  }
});

test("what is to be confirmed is asked beside the click, in words, and only then", async () => {
  for (const title of TITLES) {
    const visitor = await here.visitor({ settings: { name: "Anna", confirm: "always" } });
    const { page } = visitor;
    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 17);
    const box = page.locator(".to-confirm");
    assert.equal(await box.count(), 0, "nothing is to be confirmed yet");
    // The first two decisions set the game up; then something is chosen until it has to be confirmed.
    await player.moves(2);
    const place = () => {
      const rect = document.querySelector(".to-confirm")?.getBoundingClientRect();
      return rect ? { x: rect.x, y: rect.y, width: rect.width, height: rect.height } : null;
    };
    let [seen, spot] = [null, null];
    for (let tries = 0; tries < 200 && spot === null; tries += 1) {
      const now = await player.step();
      if (now.state === "click") seen = now;
      spot = await page.evaluate(place);
    }
    const away = Math.hypot(
      Math.max(spot.x - seen.x, 0, seen.x - spot.x - spot.width),
      Math.max(spot.y - seen.y, 0, seen.y - spot.y - spot.height),
    );
    assert.ok(away < 60, `${title}: the question is ${Math.round(away)} pixels from the click`);
    assert.ok((await box.locator("p").textContent()).trim().length > 3, "it says what will happen");
    await assertAccessible(page, "a question before a move");
    await page.keyboard.press("Escape");
    await box.waitFor({ state: "detached" });
  }
});

test("every player has a clock with a name, also while one waits", async () => {
  const anna = await here.visitor({ settings: { name: "Anna" } });
  const ben = await here.visitor({ settings: { name: "Ben" } });
  await anna.page.goto(`/new/${TITLES[0]}/online`);
  await seats(anna.page, 2);
  await anna.page.locator(".pick select").selectOption({ index: 1 });
  await anna.page.locator(".new .go").click();
  const address = await anna.page.locator(".room .address").textContent();
  await ben.page.goto(address);
  await ben.page.locator(".room .go").click();
  await anna.page.locator(".room .go:not(:disabled)").click();
  for (const { page } of [anna, ben]) {
    await page.locator(".pl .clock").nth(1).waitFor();
    assert.equal(await page.locator(".pl .clock").count(), 2);
    await page.locator(".clocks .timed small", { hasText: "You" }).waitFor();
    const labels = await page.locator(".pl .clock").evaluateAll((clocks) => clocks.map((clock) => clock.getAttribute("aria-label")));
    assert.ok(labels.includes("Your time left"), labels.join());
    await assertAccessible(page, "a game with clocks");
  }
});

test("whoever loses is spoken to, kindly, and numbers are written as numbers are", async () => {
  const visitor = await here.visitor();
  const { page } = visitor;
  // Whoever plays the last moves of this game has lost it.
  const title = TITLES.find((title) => OF[title].nearlyOver?.lost);
  await goOn(page, title, OF[title].nearlyOver);
  await playUntil([new Player(page, 5)]);
  const { places, headline, text } = await page.evaluate(() => ({
    places: [...document.querySelectorAll(".winner li")].map((line) => line.textContent),
    headline: document.querySelector(".winner h2").textContent,
    text: document.querySelector(".end").innerText,
  }));
  const mine = places.find((line) => line.includes("You"));
  assert.ok(mine, `the end speaks of you: ${places}`);
  assert.ok(!text.includes("Player A"), "nobody is called by a letter");
  assert.ok(!/(^|[\s(])-\d/.test(text), "a minus sign is a minus sign");
  assert.ok(!mine.startsWith("1"), "the game is lost");
  assert.doesNotMatch(headline, /wins/);
  await page.locator(".winner .by", { hasText: "behind" }).waitFor();
  await assertAccessible(page, "the end for whoever lost");
});
