// Without a network: once the page stood still for a moment, every language and every rulebook is there.

import assert from "node:assert/strict";
import { keptOffline } from "../lib/browser.js";
import { NOVICE, PERSON, sitDown } from "../lib/room.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

const LANGUAGES = ["it", "fr", "ru", "de", "en"];

test("languages and rulebooks that were never opened are there offline", async () => {
  const visitor = await here.visitor({ settings: { name: "Anna" } });
  const { page } = visitor;
  await page.goto("/");
  await keptOffline(page);
  await visitor.context.setOffline(true);

  const said = new Set();
  for (const language of LANGUAGES) {
    await page.goto("/");
    await page.locator(`button[lang=${language}]`).first().click();
    await page.locator(`button[lang=${language}][aria-pressed=true]`).first().waitFor();
    said.add(await page.locator(".poster .go").first().textContent());
    for (const title of TITLES) {
      await page.goto(`/rules/${title}`);
      await page.locator("main .clause").first().waitFor();
    }
  }
  assert.equal(said.size, LANGUAGES.length, "each language says it in its own words");

  // Each title's own screen opens too.
  for (const title of TITLES) {
    await sitDown(page, title, [PERSON, NOVICE]);
    await page.locator("svg.map [data-spot]").first().waitFor();
  }
});
