// Alone against a bot, without a network from the moment the page was loaded; the tab is closed half-way.

import assert from "node:assert/strict";
import { keptOffline } from "../lib/browser.js";
import { Player, finalScore, playUntil } from "../lib/play.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

for (const title of TITLES) {
  test(`${title}: a solo game offline survives its tab and comes to the final score`, async () => {
    // A tab that was opened without a network is told by Chromium that there is one, and asks who is there.
    const visitor = await here.visitor({ settings: { name: "Anna" }, expected: [/net::ERR_INTERNET_DISCONNECTED/] });
    await visitor.page.goto("/");
    await keptOffline(visitor.page);
    await visitor.context.setOffline(true);
    await sitDown(visitor.page, title, [PERSON, NOVICE]);
    const first = new Player(visitor.page, 3);
    await first.moves(8);
    // Bots go on while somebody looks: only what stands still can be compared.
    await visitor.page.locator(".ask.mine").waitFor();
    const before = await first.log();
    await visitor.page.close();

    const page = await visitor.context.newPage();
    await page.goto("/");
    await page.locator(".games .run").first().click();
    await page.locator(".game .ask.mine").waitFor();
    const second = new Player(page, 5);
    // The newest comes first; a bot that chooses at the same time may have chosen since.
    const after = await second.log();
    assert.deepEqual(after.slice(-before.length), before, "the game is where it was left");
    assert.ok(after.length <= before.length + 1, "nothing but that was added");
    await playUntil([second]);
    const { places, totals } = await finalScore(page);
    assert.equal(places.length, 2);
    assert.deepEqual([...totals].sort((a, b) => b - a), places.map(({ points }) => points));
  });
}
