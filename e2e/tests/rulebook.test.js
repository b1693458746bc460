// The rulebook: how a game is played with pictures of its board, then every clause with an address; search, five languages.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { PHONE } from "../lib/browser.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

/** What only those say who write programs. */
const OURS = /\bin code\b|data file|implementation|\bmodules?\b|\[ours\]|⟨/i;

for (const title of TITLES) {
  test(`${title}: the rulebook speaks to players, in every language`, async () => {
    const counts = new Set();
    for (const language of ["en", "it", "fr", "ru", "de"]) {
      const visitor = await here.visitor({ settings: { language } });
      const { page } = visitor;
      await page.goto(`/rules/${title}`);
      await page.locator(".clause").first().waitFor();
      const seen = await page.evaluate(() => ({
        parts: document.querySelectorAll(".part").length,
        pictures: [...document.querySelectorAll(".fig svg")].filter((svg) => svg.children.length > 0).length,
        maps: [...document.querySelectorAll(".fig.map svg")].every((svg) => svg.querySelectorAll(".spot").length > 20),
        lit: document.querySelectorAll(".fig .way.lit").length,
        asked: document.querySelectorAll(".fig.map").length,
        clauses: document.querySelectorAll(".clause").length,
        contents: document.querySelectorAll(".contents a").length,
        words: document.querySelector("main").innerText,
        wide: document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      }));
      assert.doesNotMatch(seen.words, OURS);
      assert.equal(seen.contents, seen.parts, "every part is in the contents");
      assert.ok(seen.pictures >= 7 && seen.maps, `${seen.pictures} pictures, drawn from the board`);
      assert.ok(seen.lit >= seen.asked - 1, "every way that a picture shows is a way of the board");
      assert.ok(seen.wide, "nothing is wider than the page");
      counts.add(`${seen.parts} ${seen.pictures} ${seen.clauses}`);
    }
    assert.equal(counts.size, 1, "all languages say the same");
  });
}

test("a word is found, and leads to its clause", async () => {
  for (const size of [undefined, PHONE]) {
    const visitor = await here.visitor({ size });
    const { page } = visitor;
    await page.goto(`/rules/${TITLES[0]}`);
    const clause = page.locator(".clause").nth(4);
    await clause.waitFor();
    const [id, text] = [await clause.getAttribute("id"), await clause.locator("span").first().textContent()];
    if (size === undefined) await page.keyboard.press("/");
    else await page.locator(".seek input").tap();
    await page.keyboard.type(text.slice(3, 22));
    const hit = page.locator(`.found a[href="#${id}"]`);
    await hit.locator("mark").waitFor();
    await assertAccessible(page, "what was found");
    await hit.click();
    await page.waitForFunction((id) => {
      const box = document.getElementById(id)?.getBoundingClientRect();
      return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
    }, id);
    await page.locator(".seek input").fill("qqqq");
    await page.locator(".nothing").waitFor();
    await page.goto(`/rules/${TITLES[0]}#${id}`);
    await page.reload();
    await page.locator(`.clause.here[id="${id}"]`).waitFor();
  }
});
