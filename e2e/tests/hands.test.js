// Table mode: a whole game of two people on a server, whose phones are their hands.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { PHONE } from "../lib/browser.js";
import { Player, finalScore, playUntil } from "../lib/play.js";
import { faults } from "../lib/reach.js";
import { gather } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

for (const title of TITLES) {
  test(`${title}: a whole game in table mode, phones are hands`, async () => {
    const { page: anna } = await here.visitor({ size: PHONE, settings: { name: "Anna" } });
    const { page: ben } = await here.visitor({ size: PHONE, settings: { name: "Ben", confirm: "never" }, locale: "de-DE" });
    const address = await gather(anna, ben, title);
    for (const page of [anna, ben]) {
      await page.goto(`${address}/hand`);
      await page.locator(".game .ask").waitFor();
    }
    const players = [new Player(anna, 61), new Player(ben, 62)];
    await playUntil(players, async () => (await players[0].rows()) > 12);
    assert.deepEqual(await faults(anna, OF[title].inSight), []);
    assert.equal(await anna.locator(".choices .acts").count(), 0, "nothing is chosen by sentences");
    assert.equal(await playUntil(players), "end");
    const [hers, his] = [await finalScore(anna), await finalScore(ben)];
    // Each is spoken to as the one who looks, in their own language; the result is the same.
    const called = (places, you, name) => places.map((place) => (place.name === you ? { ...place, name } : place));
    assert.deepEqual(called(hers.places, "You", "Anna"), called(his.places, "Du", "Ben"), "both see the same result");
    assert.deepEqual(hers.places.map(({ name }) => name).sort(), ["Ben", "You"]);
    assert.deepEqual([...hers.totals].sort((a, b) => b - a), hers.places.map(({ points }) => points));
    // The record came too: it draws how the points grew. Who has none has a line without height, which counts as hidden.
    await anna.locator(".end .chart .curve").first().waitFor({ state: "attached" });
    await assertAccessible(anna, "the end on a phone");
  });
}
