// Two people over the network: two browsers, one server that is killed and comes back, real clicks. A whole game of two
// people on a server is in hands.test.js.

import assert from "node:assert/strict";
import { assertQuiet } from "../lib/browser.js";
import { Player, playUntil } from "../lib/play.js";
import { gather } from "../lib/room.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

// What Chromium itself says while nobody listens at the other end.
const NOBODY_THERE = [/net::ERR_CONNECTION_REFUSED/, /WebSocket connection to .* failed/];

for (const title of TITLES) {
  test(`${title}: two people play online, though the server is killed`, async () => {
    const anna = await here.visitor({ settings: { name: "Anna" } });
    const bea = await here.visitor({ settings: { name: "Bea", confirm: "never" }, locale: "de-DE" });
    const pages = [anna.page, bea.page];
    await gather(...pages, title);
    const players = [new Player(anna.page, 7), new Player(bea.page, 8)];

    // The server dies without a word, and comes back with what it kept.
    const clicks = () => players[0].clicks + players[1].clicks;
    await playUntil(players, () => clicks() >= 16);
    const people = [anna, bea];
    people.forEach((somebody) => assertQuiet(somebody));
    people.forEach((somebody) => (somebody.expected = NOBODY_THERE));
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
  });
}
