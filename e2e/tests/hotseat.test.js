// Two people pass one device on: a curtain stands between their secrets.

import assert from "node:assert/strict";
import { Player, playUntil } from "../lib/play.js";
import { PERSON, sitDown } from "../lib/room.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

for (const title of TITLES) {
  test(`${title}: a curtain falls between two people at one device`, async () => {
    const visitor = await here.visitor();
    const { page } = visitor;
    await sitDown(page, title, [PERSON, PERSON]);
    const player = new Player(page, 11);
    const names = [];
    await playUntil([player], async () => {
      const curtain = page.locator(".curtain .go");
      if (await curtain.isVisible()) {
        names.push(await curtain.textContent());
        const lit = await page.locator(".game .can, .acts button").count();
        assert.equal(lit, 0, "nothing can be done behind the curtain");
        await curtain.click();
        await curtain.waitFor({ state: "detached" });
      }
      // The player clicks curtains too, so one person may be seen behind many of them in a row.
      return names.length >= 8 && new Set(names).size === 2;
    });
    assert.equal(new Set(names).size, 2, "both were asked");
  });
}
