// A player who clicks what glows. Nothing here knows a rule: what may be done is what the page lights up.

import { setTimeout as sleep } from "node:timers/promises";

/** Longest time a whole game may take. */
const WHOLE_GAME = 300_000;

/**
 * Looks at the page and says what a player would do next: nothing, or where to click.
 * It runs in the page. `fate` is a number from 0 to 1 that picks one of the things that glow.
 */
function look(fate) {
  const spotOf = (element) => {
    element.scrollIntoView?.({ block: "nearest", inline: "nearest" });
    const hit = (x, y) => {
      const found = document.elementFromPoint(x, y);
      return found && (found === element || element.contains(found));
    };
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return null;
    const steps = [0.5, 0.25, 0.75, 0.12, 0.88, 0.37, 0.63];
    for (const v of steps) {
      for (const h of steps) {
        const [x, y] = [box.x + box.width * h, box.y + box.height * v];
        if (hit(x, y)) return { x, y };
      }
    }
    return null;
  };
  const click = (kind, element) => {
    const spot = element && spotOf(element);
    return spot && { state: "click", kind, ...spot, what: (element.getAttribute("aria-label") ?? element.textContent).trim() };
  };
  const first = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  // What is told goes on without being heard.
  const tale = click("tale", first(".tale .skip, .tale .on"));
  if (tale) return tale;
  if (first(".end .winner")) return { state: "end" };
  const curtain = click("curtain", first(".curtain .go"));
  if (curtain) return curtain;
  if (!first(".ask.mine")) return { state: "wait" };
  const confirm = click("confirm", first(".to-confirm .yes"));
  if (confirm) return confirm;
  const pick = (elements) => {
    // Starts somewhere and goes around until something can be reached.
    const start = Math.floor(fate * elements.length);
    for (let nth = 0; nth < elements.length; nth += 1) {
      const found = click("act", elements[(start + nth) % elements.length]);
      if (found) return found;
    }
    return null;
  };
  // What is laid out already is done; else one of what is offered.
  const choice = click("does", first(".choices .does:not(:disabled)")) ?? pick(all(".choices .acts button, .choices .can"));
  if (choice) return choice;
  const back = click("back", first(".choices .back"));
  if (back) return back;
  const live = (element) => !element.disabled && !element.closest(".everything");
  const onMap = pick(all("svg.map .can").filter(live));
  const beside = pick(all(".game .can, .game .stop").filter((element) => live(element) && !element.closest("svg.map, .choices")));
  // Whoever builds ends the game sooner than whoever only draws.
  const builds = fate * 7 % 1 < 0.75;
  // A phone shows a part of the map, and the kinds of action as buttons.
  const kind = pick(all(".kinds .kind"));
  return (builds ? onMap ?? beside : beside ?? onMap) ?? kind ?? { state: "stuck" };
}

export class Player {
  constructor(page, seed = 1) {
    this.page = page;
    // The first numbers of a small seed are small.
    this.seed = (seed * 48271 * 48271) % 2147483647;
    this.clicks = 0;
  }

  /** What a player would do next. Only a click brings the next number, however often somebody looks until then. */
  look() {
    return this.page.evaluate(look, this.seed / 2147483647);
  }

  /** Counts a click, after which another number picks. */
  clicked() {
    this.clicks += 1;
    this.seed = (this.seed * 48271) % 2147483647;
  }

  /** Looks, and clicks once if there is something to click. Says what it saw. */
  async step() {
    const seen = await this.look();
    if (seen.state === "click") {
      this.clicked();
      if (this.page.viewportSize().width < 600) await this.page.touchscreen.tap(seen.x, seen.y);
      else await this.page.mouse.click(seen.x, seen.y);
    }
    return seen;
  }

  /** Plays so many moves of its own, waiting for the others in between; fewer if the game ends first. */
  async moves(count, limit = WHOLE_GAME) {
    const before = await this.rows();
    return playUntil([this], async () => (await this.rows()) >= before + count, limit);
  }

  /** Waits for its own turn and drops whatever it began: no choice is open, nothing waits for a confirmation. */
  async turn() {
    const start = Date.now();
    for (;;) {
      const { state, kind } = await this.look();
      if (kind === "tale" || kind === "curtain") await this.step();
      else if (state === "wait") await sleep(20);
      else break;
      if (Date.now() - start > WHOLE_GAME) throw new Error(`no turn after ${this.clicks} clicks`);
    }
    await this.page.keyboard.press("Escape");
    await this.page.locator(".choices, .to-confirm, .everything").waitFor({ state: "detached" });
  }

  /** How many lines the log has. */
  rows() {
    return this.page.evaluate(() => document.querySelectorAll(".log li").length);
  }

  /** The lines of the log, newest first. */
  log() {
    return this.page.evaluate(() => [...document.querySelectorAll(".log li")].map((line) => line.textContent.trim()));
  }
}

/** Lets players click in turn until every one of them sees the end, or `enough` says so. */
export async function playUntil(players, enough = () => false, limit = WHOLE_GAME) {
  const start = Date.now();
  let stuck = 0;
  for (;;) {
    const seen = [];
    for (const player of players) seen.push(await player.step());
    if (seen.every(({ state }) => state === "end")) return "end";
    if (await enough()) return "enough";
    // What is stuck for a moment may only be waiting to be drawn.
    stuck = seen.some(({ state }) => state === "stuck") ? stuck + 1 : 0;
    const late = Date.now() - start > limit;
    if (stuck > 60 || late) {
      const asks = await Promise.all(players.map(({ page }) => page.locator(".ask").textContent()));
      throw new Error(
        `${late ? "the game is too long" : "nothing glows"} after ${players.map(({ clicks }) => clicks)} clicks: ` +
          `${JSON.stringify(seen)}, asked ${JSON.stringify(asks)}`,
      );
    }
    if (seen.every(({ state }) => state !== "click")) await sleep(20);
  }
}

/** The final score as the page tells it: the headline, and a name with points for each place. */
export async function finalScore(page) {
  await page.locator(".end .winner h2").waitFor();
  return page.evaluate(() => {
    // Minus is written as a minus sign, which no number of JavaScript has.
    const number = (element) => Number(element.textContent.replace("\u2212", "-"));
    return {
      headline: document.querySelector(".end .winner h2").textContent,
      places: [...document.querySelectorAll(".end .winner ol li")].map((line) => ({
        name: line.querySelector("span").textContent,
        points: number(line.querySelector("b")),
      })),
      totals: [...document.querySelectorAll(".end tfoot td b")].map(number),
    };
  });
}
