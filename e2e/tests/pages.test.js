// The pages around the games: each opens by its address, says what it should, and axe-core finds nothing serious.

import { assertAccessible } from "../lib/access.js";
import { DESKTOP, PHONE } from "../lib/browser.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

const PAGES = [
  ["/", ".poster .go"],
  ["/settings", ".taste"],
  ["/lobby", "main h2"],
  ["/account", ".log-in"],
  ["/friends", ".make"],
  ["/replays", "main h1"],
  ...TITLES.flatMap((title) => [
    [`/new/${title}`, ".new .go"],
    [`/new/${title}/online`, ".new .go"],
    [`/rules/${title}`, "main .clause"],
  ]),
];

for (const [name, size] of [["desktop", DESKTOP], ["phone", PHONE]]) {
  test(`every page opens and is accessible on a ${name}, by day and by night`, async () => {
    for (const theme of ["day", "night"]) {
      const visitor = await here.visitor({ size, settings: { theme } });
      for (const [address, sign] of PAGES) {
        await visitor.page.goto(address);
        await visitor.page.locator(sign).first().waitFor();
        await assertAccessible(visitor.page, `${address} by ${theme}`);
      }
    }
  });
}
