// Draws the pictures of the main screens anew: docs/images/screens/<screen>-<desktop|phone>.png.
// `npm run screens` draws all of them, `npm run screens -- start end` only some.

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { DESKTOP, PHONE, launch, visitor } from "./lib/browser.js";
import { Player, finalScore, playUntil } from "./lib/play.js";
import { CASUAL, NOVICE, PERSON, seats, sitDown } from "./lib/room.js";
import { Server } from "./lib/server.js";
import { OF, TITLES } from "./lib/titles.js";

const FOLDER = fileURLToPath(new URL("../docs/images/screens/", import.meta.url));
const wanted = process.argv.slice(2);
/** By day, but for the screens that are shown by night. */
const SETTINGS = { name: "Anna", theme: "day", confirm: "never" };
const NIGHT = ["lesson", "hint"];

/** What is seen, with few colours: a third of the size, and no difference to the eye. */
async function keep(page, name) {
  await page.evaluate(() => document.fonts.ready);
  // Nothing is hovered, and what moves has arrived.
  await page.mouse.move(2, 2);
  await page.waitForTimeout(400);
  const seen = await page.screenshot();
  const small = await sharp(seen).png({ palette: true, colours: 256, effort: 10, dither: 0.6 }).toBuffer();
  await writeFile(`${FOLDER}${name}.png`, small);
  console.log(`${name}.png ${Math.round(small.length / 1024)} kB`);
}

/** Sits down, plays so many moves, and waits until there is something to do. */
async function amid(page, title, moves, chairs = [PERSON, CASUAL, CASUAL]) {
  await sitDown(page, title, chairs);
  await new Player(page, 12).moves(moves);
  await page.locator(".ask.mine").waitFor();
  // Nobody who looks at a picture is in the middle of a choice or of a lesson.
  await page.keyboard.press("Escape");
  const skip = page.locator(".coach .skip");
  if (await skip.count()) await skip.click();
}

/** The title that a screen is drawn with. */
const shown = (screen) => TITLES.find((title) => OF[title].shows?.[screen]);

/** A screen: its name, and how to come there from a blank page. */
const SCREENS = {
  start: async (page) => {
    await sitDown(page, shown("start"), [PERSON, CASUAL, CASUAL]);
    await new Player(page, 5).moves(4);
    await page.goto("/");
    await page.locator(".games .run").first().waitFor();
  },
  "set-up": async (page) => {
    await page.goto(`/new/${shown("set-up")}`);
    await page.locator(".new .go").waitFor();
  },
  room: async (page) => {
    await page.goto(`/new/${shown("room")}/online`);
    await seats(page, 3);
    await page.locator(".new .go").click();
    await page.locator(".room .address").waitFor();
  },
  rulebook: async (page) => {
    const title = shown("rulebook");
    const { clause } = OF[title].shows.rulebook;
    await page.goto(`/rules/${title}#${clause}`);
    await page.locator(`#${clause}`).waitFor();
    await page.waitForTimeout(300);
  },
  settings: async (page) => {
    await page.goto("/settings");
    await page.locator(".taste").waitFor();
  },
  account: async (page) => {
    await page.goto("/account");
    await page.locator(".keep input[type=text]").fill(`anna${Date.now() % 100000}`);
    await page.locator(".keep input[type=password]").fill("long enough");
    await page.locator(".keep button[type=submit]").click();
    await page.locator(".whoami").waitFor();
  },
  friends: async (page) => {
    await page.goto("/friends");
    await page.locator(".make").click();
    await page.locator(".invite .address").waitFor();
  },
  ...Object.fromEntries(TITLES.map((title) => [title, (page) => amid(page, title, 34)])),
  hint: async (page) => {
    await amid(page, shown("hint"), 34);
    await page.locator(".hint").click();
    await page.locator(".hints li").first().waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
  },
  lesson: async (page) => {
    await page.goto("/");
    await page.locator(`.poster[data-title=${shown("lesson")}] .learn`).click();
    await page.locator(".coach .skip").waitFor();
  },
  curtain: async (page) => {
    await sitDown(page, shown("curtain"), [PERSON, PERSON]);
    await page.locator(".curtain .go").waitFor();
  },
  replay: async (page) => {
    await amid(page, shown("replay"), 34);
    await page.locator(".tools button").last().click();
    await page.locator(".menu button", { hasText: "Look back" }).click();
    await page.locator(".replay").waitFor();
  },
  end: async (page) => {
    await sitDown(page, shown("end"), [PERSON, NOVICE, NOVICE]);
    await playUntil([new Player(page, 9)]);
    await finalScore(page);
  },
};

await mkdir(FOLDER, { recursive: true });
const server = await Server.start();
const browser = await launch();
try {
  for (const [name, come] of Object.entries(SCREENS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const [size, end] of [[DESKTOP, "desktop"], [PHONE, "phone"]]) {
      const { context, page } = await visitor(browser, server.origin, { size, settings: { ...SETTINGS, theme: NIGHT.includes(name) ? "night" : "day" } });
      await come(page);
      await keep(page, `${name}-${end}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
