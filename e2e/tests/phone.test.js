// A phone of 390 by 844: fingers, tabs, and nothing wider than the screen; then smaller and larger screens.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "../lib/access.js";
import { PHONE, assertQuiet } from "../lib/browser.js";
import { Player, TITLES } from "../lib/play.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { world } from "../lib/world.js";

const here = world();

/** How much wider than the window the page is. */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const title of TITLES) {
  test(`${title}: played with fingers on a phone`, async () => {
    const visitor = await here.visitor({ size: PHONE });
    const { page } = visitor;
    await page.goto("/");
    await page.locator(".poster .go").first().waitFor();
    assert.ok((await overflow(page)) <= 0, "the start page fits");
    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 51);
    await player.moves(12);
    await page.locator(".ask.mine").waitFor();
    const tabs = page.locator(".tabs [role=tab]");
    for (let nth = 0; nth < (await tabs.count()); nth += 1) {
      await tabs.nth(nth).tap();
      assert.ok((await overflow(page)) <= 0, "the game fits");
      const size = await tabs.nth(nth).boundingBox();
      assert.ok(size.height >= 44, `a tab is ${size.height} px high`);
      await assertAccessible(page, `${title} on a phone, tab ${nth + 1}`);
    }
    // Zoomed out as far as it goes, and dragged to all sides.
    const skip = page.locator(".coach .skip");
    if (await skip.isVisible()) await skip.tap();
    const zoom = page.locator(".zoom button");
    for (let times = 0; times < 8; times += 1) await zoom.nth(1).tap();
    const map = await page.locator("svg.map").boundingBox();
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    for (const [dx, dy] of [[0, 140], [0, -140], [140, 0], [-140, 0]]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 4 });
      await page.mouse.up();
    }
    await zoom.nth(2).tap();
    assertQuiet(visitor);
    await visitor.context.close();
  });

  test(`${title}: players and log are within reach at 320 px, at 200 % and on a tablet`, async () => {
    const visitor = await here.visitor();
    const { page } = visitor;
    await sitDown(page, title, [PERSON, NOVICE]);
    await new Player(page, 52).moves(4);
    // A page of 1440 by 900 at 200 % is one of 720 by 450.
    for (const [width, height] of [[320, 640], [720, 450], [800, 1100], [1024, 768]]) {
      await page.setViewportSize({ width, height });
      assert.ok((await overflow(page)) <= 0, `the game fits ${width} px`);
      for (const [tab, part] of [[2, ".pl"], [3, ".log li"]]) {
        const [button, first] = [page.locator(".tabs [role=tab]").nth(tab), page.locator(part).first()];
        if (await button.isVisible()) await button.click();
        await first.waitFor();
        await first.scrollIntoViewIfNeeded();
      }
    }
    assertQuiet(visitor);
    await visitor.context.close();
  });
}
