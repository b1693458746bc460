// People on the server: passkeys, passwords, tokens, friends, invitations, chat, and the ways out.

import assert from "node:assert/strict";
import { assertAccessible } from "../lib/access.js";
import { DESKTOP, PHONE } from "../lib/browser.js";
import { seats } from "../lib/room.js";
import { TITLES } from "../lib/titles.js";
import { test, world } from "../lib/world.js";

const here = world();

/** Passkeys are made for the name of a site, never for a number. */
const visitor = (how) => here.visitor({ ...how, baseURL: here.server.origin.replace("127.0.0.1", "localhost") });

/** A device that makes passkeys without asking anybody. */
async function authenticator(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", ctap2Version: "ctap2_1", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
}

/** Keeps the account of a visitor under a name. */
async function keep(page, login) {
  await page.goto("/account");
  await page.locator(".keep input[type=text]").fill(login);
  await page.locator(".keep input[type=password]").fill("long enough");
  await page.locator(".keep button[type=submit]").click();
  await page.locator(".whoami", { hasText: login }).waitFor();
}

/** Makes two visitors friends: the first one's link, followed by the second. */
async function befriend(one, other) {
  await one.goto("/friends");
  await one.locator(".make").click();
  const address = await one.locator(".invite .address").textContent();
  await other.goto(address);
  await other.locator(".friends .go").click();
  await other.locator(".friends .things li").waitFor();
}

test("a passkey is added, logs in, and is removed", async () => {
  const anna = await visitor({ settings: { name: "Anna" } });
  const { page } = anna;
  await authenticator(page);
  await keep(page, "anna");
  await page.locator(".passkeys .add").click();
  await page.locator(".passkeys li").waitFor();
  await assertAccessible(page, "the account");

  await page.locator(".leaving .out").click();
  await page.locator(".log-in").waitFor();
  await assertAccessible(page, "logging in");
  await page.locator(".by-passkey").click();
  await page.locator(".whoami", { hasText: "anna" }).waitFor();

  await page.locator(".passkeys li button").click();
  await page.locator(".passkeys li").waitFor({ state: "detached" });
});

test("a password opens the account elsewhere, and a wrong one does not", async () => {
  // Chromium says in the console that a password was refused, and that a stranger asked.
  const first = await visitor({ settings: { name: "Ben" }, expected: [/401/] });
  await keep(first.page, "ben");
  const second = await visitor({ size: PHONE, expected: [/403/] });
  const { page } = second;
  await page.goto("/account");
  await page.locator(".log-in input[type=text]").fill("ben");
  await page.locator(".log-in input[type=password]").fill("not the one");
  await page.locator(".log-in button[type=submit]").click();
  await page.locator(".log-in .faults", { hasText: "Name and password do not belong together." }).waitFor();
  await page.locator(".log-in input[type=password]").fill("long enough");
  await page.locator(".log-in button[type=submit]").click();
  await page.locator(".whoami", { hasText: "Ben" }).waitFor();
  await assertAccessible(page, "the account on a phone");

  // Everywhere is everywhere: the first browser is a stranger again.
  await page.locator(".sure summary", { hasText: "Sign out everywhere" }).click();
  await page.locator(".sure[open] .danger").click();
  await page.locator(".log-in").waitFor();
  const known = await first.page.evaluate(() => fetch("/api/v1/me/tables").then((answer) => answer.status));
  assert.equal(known, 401);
});

test("a token is shown once, works, and is taken back", async () => {
  const clara = await visitor({ settings: { name: "Clara" } });
  const { page } = clara;
  await keep(page, "clara");
  await page.locator(".tokens summary").click();
  await page.locator(".tokens input[type=text]").fill("my bot");
  await page.locator(".tokens .check", { hasText: "make tables and play" }).locator("input").uncheck();
  await page.locator(".tokens form button").click();
  const secret = await page.locator(".secret code").textContent();
  assert.match(secret, /^skyrail_/);
  await page.locator(".tokens li", { hasText: "my bot" }).waitFor();
  await assertAccessible(page, "a token");
  const ask = (path, how) => fetch(`${here.server.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` }, ...how });
  assert.equal((await (await ask("/me")).json()).name, "Clara");
  assert.equal((await ask("/tables", { method: "POST", headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" }, body: JSON.stringify({ title: TITLES[0], chairs: ["me", "open"] }) })).status, 403);

  await page.reload();
  await page.locator(".tokens li", { hasText: "my bot" }).waitFor();
  assert.equal(await page.locator(".secret").count(), 0, "it is shown once");
  await page.locator(".tokens li button").click();
  await page.locator(".tokens li").waitFor({ state: "detached" });
  assert.equal((await ask("/me")).status, 401);
});

test("friends by link, an invitation, a table with chat, and somebody who is not heard", async () => {
  const [anna, ben, eve] = await Promise.all(["Anna", "Ben", "Eve"].map((name) => visitor({ settings: { name } })));
  await befriend(anna.page, ben.page);
  await anna.page.goto("/friends");
  await anna.page.locator(".things li", { hasText: "Ben" }).waitFor();
  await assertAccessible(anna.page, "friends");

  await anna.page.goto(`/new/${TITLES[0]}/online`);
  await seats(anna.page, 2);
  await anna.page.locator(".new .go").click();
  const address = await anna.page.locator(".room .address").textContent();
  await anna.page.locator(".call-friends button").click();
  await anna.page.locator(".call-friends button:disabled").waitFor();
  await ben.page.goto("/lobby");
  await ben.page.locator(".invited .run", { hasText: "Anna" }).click();
  await ben.page.locator(".room .go").click();

  const say = async ({ page }, line) => {
    await page.locator(".chat input").fill(line);
    await page.locator(".chat input").press("Enter");
  };
  // Who has no seat yet talks with the watchers: the table is full once Ben has his.
  await anna.page.locator(".room .go:not(:disabled)").waitFor();
  await say(ben, "Here I am.");
  await anna.page.locator(".room .chat li", { hasText: "Here I am." }).waitFor();
  await assertAccessible(anna.page, "a room with chat");
  await anna.page.locator(".room .go:not(:disabled)").click();
  await Promise.all([anna, ben].map(({ page }) => page.locator(".game .ask").waitFor()));
  // Whoever has no seat talks with the other watchers.
  await eve.page.goto(address);
  await eve.page.locator(".game .watching").waitFor();
  await eve.page.locator(".log .talk").click();
  await say(eve, "I see both hands.");
  await eve.page.locator(".chat li", { hasText: "I see both hands." }).waitFor();

  await anna.page.locator(".log .talk").click();
  await say(anna, "Good luck.");
  await ben.page.locator(".log .talk i", { hasText: "2" }).waitFor();
  await ben.page.locator(".log .talk").click();
  await ben.page.locator(".chat li", { hasText: "Good luck." }).waitFor();
  assert.equal(await anna.page.locator(".chat li", { hasText: "both hands" }).count(), 0, "players do not hear watchers");
  await assertAccessible(ben.page, "chat at a table");

  // Too much at once is refused in words, and what was not said stays in the line.
  for (let nth = 0; nth < 40 && (await anna.page.locator(".chat .faults").textContent()) === ""; nth += 1) {
    await say(anna, `line ${nth}`);
    await anna.page.locator(`.chat li:has-text("line ${nth}"), .chat .faults:not(:empty)`).first().waitFor();
  }
  await anna.page.locator(".chat .faults", { hasText: "too much at once" }).waitFor();
  assert.match(await anna.page.locator(".chat input").inputValue(), /^line/);

  await ben.page.locator(".chat li", { hasText: "Anna" }).first().locator("button").click();
  await ben.page.locator(".chat li", { hasText: "Good luck." }).waitFor({ state: "detached" });
  await ben.page.goto("/friends");
  await ben.page.locator(".things li", { hasText: "Muted" }).waitFor();
  await ben.page.locator(".things li", { hasText: "Muted" }).locator("button").click();
  await ben.page.locator(".things li", { hasText: "Muted" }).waitFor({ state: "detached" });
  await ben.page.locator(".about summary").click();
  await ben.page.locator(".about button", { hasText: "Block" }).click();
  await ben.page.locator(".things li", { hasText: "Blocked" }).waitFor();
});

test("games are downloaded, and the account is deleted", async () => {
  const dora = await visitor({ settings: { name: "Dora" }, size: DESKTOP, expected: [/403/] });
  const { page } = dora;
  await keep(page, "dora");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".leaving a").click()]);
  assert.match(download.suggestedFilename(), /skyrail$/);
  await page.locator(".sure summary", { hasText: "Delete the account" }).click();
  await page.locator(".sure[open] .danger").click();
  await page.locator(".log-in").waitFor();
  await page.locator(".log-in input[type=text]").fill("dora");
  await page.locator(".log-in input[type=password]").fill("long enough");
  await page.locator(".log-in button[type=submit]").click();
  await page.locator(".log-in .faults:not(:empty)").waitFor();
});
