// Chromium without a window, and visitors in it. A word of complaint in any console fails the test.

import { chromium } from "playwright-core";

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Starts the browser of this system; CHROMIUM names another one. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--disable-gpu", "--disable-quic", "--disable-sync"],
  });
}

/**
 * A visitor with a store, cookies and a service worker of their own, and one open page.
 * `settings` are those of the settings page; whatever is left out is as a first visitor finds it. With a `luck` the
 * browser shuffles and lets bots play in the same way in every run; the luck of a server's tables is the server's.
 * What is `expected` is what the browser itself may say in the console.
 */
export async function visitor(browser, origin, { size = DESKTOP, settings = {}, motion = "reduce", luck, expected = [], ...rest } = {}) {
  const phone = size.width < 600;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: 1,
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    reducedMotion: motion,
    ...rest,
  });
  context.setDefaultTimeout(30_000);
  const faults = [];
  context.on("console", (message) => {
    if (["error", "warning", "assert"].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`uncaught: ${error.error().message}`));
  if (luck !== undefined) await context.addInitScript(fixLuck, luck);
  if (Object.keys(settings).length > 0) {
    const kept = JSON.stringify(settings);
    await context.addInitScript((kept) => {
      const ours = location.protocol.startsWith("http");
      if (ours && !localStorage.getItem("skyrail.settings")) localStorage.setItem("skyrail.settings", kept);
    }, kept);
  }
  const page = await context.newPage();
  page.on("crash", () => faults.push("the page crashed"));
  return { context, page, faults, expected };
}

/** Runs in the page before its own program: random bytes follow from a word, and from how many pages were opened before. */
function fixLuck(word) {
  if (!location.protocol.startsWith("http")) return;
  const opened = Number(localStorage.getItem("e2e.opened") ?? 0);
  localStorage.setItem("e2e.opened", opened + 1);
  let state = 2166136261;
  for (const letter of `${word} ${opened}`) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
  // mulberry32
  const byte = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 24;
  };
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let index = 0; index < bytes.length; index += 1) bytes[index] = byte();
    return array;
  };
}

/** Fails if a console said anything. */
export function assertQuiet({ faults, expected }) {
  const heard = faults.filter((fault) => !expected.some((pattern) => pattern.test(fault)));
  if (heard.length > 0) throw new Error(`the console was not quiet:\n${heard.join("\n")}`);
}

/**
 * Waits until the service worker holds the page, and with it what nobody asked for yet: the page fetches that when it
 * has nothing better to do.
 */
export async function keptOffline(page) {
  await page.evaluate(async () => {
    const start = performance.now();
    const until = async (what, holds) => {
      while (!(await holds())) {
        if (performance.now() - start > 60_000) throw new Error(`${what} after a minute`);
        await new Promise((next) => setTimeout(next, 20));
      }
    };
    await until("no service worker is in charge", () => navigator.serviceWorker.controller);
    const isKept = (file) => caches.match(file, { ignoreVary: true });
    const files = Object.values(window.skyrail);
    await until("not every file is kept", async () => (await Promise.all(files.map(isKept))).every(Boolean));
  });
}
