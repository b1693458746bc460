// A whole game of two people over the network: two browsers, one server that is killed half-way, real clicks, to
// the final score.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "../lib/access.js";
import { assertQuiet } from "../lib/browser.js";
import { Player, finalScore, playUntil } from "../lib/play.js";
import { gather } from "../lib/room.js";
import { TITLES } from "../lib/titles.js";
import { world } from "../lib/world.js";

const here = world();

// What Chromium itself says while nobody listens at the other end.
const NOBODY_THERE = [/net::ERR_CONNECTION_REFUSED/, /WebSocket connection to .* failed/];

for (const title of TITLES) {
  test(`${title}: two people play online to the final score, though the server is killed`, async () => {
    const anna = await here.visitor({ settings: { name: "Anna" } });
    const bea = await here.visitor({ settings: { name: "Bea", confirm: "never" }, locale: "de-DE" });
    const pages = [anna.page, bea.page];
    await gather(...pages, title);
    const players = [new Player(anna.page, 7), new Player(bea.page, 8)];

    // The server dies without a word, and comes back with what it kept.
    const clicks = () => players[0].clicks + players[1].clicks;
    await playUntil(players, () => clicks() >= 16);
    [anna, bea].forEach((visitor) => assertQuiet(visitor));
    const before = await Promise.all(players.map((player) => player.log()));
    await here.server.kill();
    await Promise.all(pages.map((page) => page.locator(".notice .lost").waitFor()));
    await here.server.again();
    await Promise.all(pages.map((page) => page.locator(".notice .lost").waitFor({ state: "detached" })));
    await playUntil(players, async () => {
      const rows = await Promise.all(players.map((player) => player.rows()));
      return rows.every((count, index) => count >= before[index].length + 3);
    });
    const later = await Promise.all(players.map((player) => player.log()));
    for (const [index, lines] of later.entries()) {
      assert.ok(lines.length > before[index].length, "the game goes on");
      assert.deepEqual(lines.slice(-before[index].length), before[index], "and nothing was forgotten");
    }
    [anna, bea].forEach((visitor) => {
      assertQuiet(visitor, NOBODY_THERE);
      visitor.faults.length = 0;
    });

    await playUntil(players);
    const [hers, theirs] = [await finalScore(anna.page), await finalScore(bea.page)];
    // Each is spoken to as the one who looks, in their own language; the result is the same.
    const called = (places, you, name) => places.map((place) => (place.name === you ? { ...place, name } : place));
    assert.deepEqual(called(hers.places, "You", "Anna"), called(theirs.places, "Du", "Bea"), "both see the same result");
    assert.deepEqual(hers.places.map(({ name }) => name).sort(), ["Bea", "You"]);
    assert.deepEqual([...hers.totals].sort((a, b) => b - a), hers.places.map(({ points }) => points));
    // The record came too: it draws how the points grew. Who has none has a line without height, which counts as hidden.
    await anna.page.locator(".end .chart .curve").first().waitFor({ state: "attached" });
    await assertAccessible(anna.page, "the end");
    [anna, bea].forEach((visitor) => assertQuiet(visitor));
    await Promise.all([anna.context.close(), bea.context.close()]);
  });
}
