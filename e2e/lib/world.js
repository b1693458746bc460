// What every test file needs: a server and a browser for all of its tests, both gone in the end; and tests whose visitors
// have the same luck in every run, say nothing in the console, and leave when the test is over.

import { AsyncLocalStorage } from "node:async_hooks";
import { mkdir } from "node:fs/promises";
import { basename } from "node:path";
import { after, before, test as run } from "node:test";
import { fileURLToPath } from "node:url";
import { assertQuiet, launch, visitor } from "./browser.js";
import { Server } from "./server.js";

/** Where a test that failed leaves a picture of what each of its visitors saw. */
const SEEN = fileURLToPath(new URL("../../target/e2e/", import.meta.url));

/** The test that runs, and who visits in it. */
const story = new AsyncLocalStorage();

/** Makes a server and a browser for the tests of one file. */
export function world() {
  const here = {
    server: null,
    browser: null,
    /** Somebody new. Their luck depends on nothing but the name of the test and who came before them. */
    visitor: async (how) => {
      const { name, people } = story.getStore();
      const number = people.length;
      people.push(null);
      const luck = `${name}, ${number}, ${process.env.SKYRAIL_LUCK ?? ""}`;
      const somebody = await visitor(here.browser, here.server.origin, { luck, ...how });
      people[number] = somebody;
      return somebody;
    },
  };
  before(async () => {
    here.server = await Server.start();
    here.browser = await launch();
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.stop();
  });
  return here;
}

/** The file whose tests these are, as in `phone`. */
const FILE = basename(process.argv[1] ?? "", ".test.js");

/** A test, told under the name of its file too: run.js finds it by that. In the end every console must have been quiet. */
export function test(name, body) {
  run(`${FILE}: ${name}`, () => {
    const people = [];
    return story.run({ name, people }, async () => {
      try {
        await body();
        for (const somebody of people) assertQuiet(somebody);
      } catch (error) {
        await Promise.all(people.map((somebody, number) => picture(somebody, `${name} ${number}`)));
        throw error;
      } finally {
        await Promise.all(people.map((somebody) => somebody?.context.close().catch(() => {})));
      }
    });
  });
}

async function picture(somebody, name) {
  if (!somebody || somebody.page.isClosed()) return;
  await mkdir(SEEN, { recursive: true });
  const path = `${SEEN}${name.replace(/[^a-z0-9]+/gi, "-").slice(0, 120)}.png`;
  // What cannot be drawn any more was told by the error already.
  await somebody.page.screenshot({ path, timeout: 5000 }).catch(() => {});
  console.error(`${name} saw ${path}`);
}
