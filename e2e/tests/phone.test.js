// A phone of 390 by 844, and a small one of 360 by 640: whole games by touch alone, with hand, money and what can be drawn
// or bought in sight together; then other screens.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { PHONE } from "../lib/browser.js";
import { Player, finalScore, playUntil } from "../lib/play.js";
import { faults } from "../lib/reach.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { OF, TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

const SMALL = { width: 360, height: 640 };

/** How much wider than the window the page is. */
const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const title of TITLES) {
  test(`${title}: a whole game by touch alone on a phone`, async () => {
    const visitor = await here.visitor({ size: PHONE });
    const { page } = visitor;
    await page.goto("/");
    await page.locator(".poster .go").first().waitFor();
    assert.ok((await overflow(page)) <= 0, "the start page fits");
    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 51);
    await player.moves(10);
    await page.locator(".ask.mine").waitFor();
    assert.ok((await overflow(page)) <= 0, "the game fits");
    assert.deepEqual(await faults(page, OF[title].inSight), []);
    await assertAccessible(page, `${title} on a phone`);
    // The last touch may have opened a choice, which lies over the rest until it is closed.
    await page.keyboard.press("Escape");
    await page.locator(".choices, .to-confirm").waitFor({ state: "detached" });
    // Players unfold over the map, the log is a sheet; neither hides the hand for good.
    await page.locator(".strip").tap();
    await page.locator(".pl").first().waitFor();
    await assertAccessible(page, `${title}: players on a phone`);
    await page.locator(".strip").tap();
    await page.locator(".pl").first().waitFor({ state: "hidden" });
    await page.locator(".to-log").tap();
    await page.locator(".log li").first().waitFor();
    await page.locator(".side .closes").tap();
    await page.locator(".log li").first().waitFor({ state: "hidden" });
    await page.setViewportSize(SMALL);
    assert.ok((await overflow(page)) <= 0, "the game fits a small phone");
    assert.deepEqual(await faults(page, OF[title].inSight), []);
    await page.setViewportSize(PHONE);
    assert.equal(await playUntil([player]), "end");
    assert.equal((await finalScore(page)).places.length, 2);
  });

  test(`${title}: the map of a phone opens on what is one's own, and can be dragged`, async () => {
    const visitor = await here.visitor({ size: PHONE });
    const { page } = visitor;
    await sitDown(page, title, [PERSON, NOVICE]);
    const player = new Player(page, 53);
    await player.moves(16);
    await player.turn();
    // A lesson takes its room from the map, not always the same.
    const lesson = page.locator(".coach .skip");
    if (await lesson.count()) await lesson.tap();
    const [own, whole] = [0, 1].map((nth) => page.locator(".zoom .views button").nth(nth));
    const box = () => page.locator("svg.map").getAttribute("viewBox");
    const comes = (wanted) => page.waitForFunction((box) => document.querySelector("svg.map")?.getAttribute("viewBox") === box, wanted);
    await whole.tap();
    await page.locator(".zoom .views button:nth-child(2)[aria-pressed=true]").waitFor();
    const far = await box();
    await own.tap();
    await page.locator(".zoom .views button:nth-child(1)[aria-pressed=true]").waitFor();
    const near = await box();
    assert.notEqual(far, near);
    await whole.tap();
    await comes(far);
    // It opens on the first of both; letters that come late may leave it a little more or less room than before.
    await page.reload();
    await page.waitForFunction(([near, far]) => {
      const wide = (box) => Number(box?.split(" ")[2]);
      const now = wide(document.querySelector("svg.map")?.getAttribute("viewBox"));
      return Math.abs(now - wide(near)) < Math.abs(now - wide(far));
    }, [near, far]);
    // Zoomed out as far as it goes, and dragged to all sides.
    const out = page.locator(".zoom > button").first();
    for (let times = 0; times < 8; times += 1) await out.tap();
    const map = await page.locator("svg.map").boundingBox();
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    for (const [dx, dy] of [[0, 140], [0, -140], [140, 0], [-140, 0]]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + dx, y + dy, { steps: 4 });
      await page.mouse.up();
    }
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
      for (const [tab, opens, part] of [[0, ".strip", ".pl"], [1, ".to-log", ".log li"]]) {
        const [button, strip, first] = [page.locator(".tabs [role=tab]").nth(tab), page.locator(opens), page.locator(part).first()];
        if (await button.isVisible()) await button.click();
        else if (await strip.isVisible()) await strip.click();
        await first.waitFor();
        await first.scrollIntoViewIfNeeded();
        if (await strip.isVisible()) await page.keyboard.press("Escape");
      }
    }
  });
}
