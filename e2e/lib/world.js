// What every test file needs: a server, a browser, and both gone in the end.

import { after, before } from "node:test";
import { launch, visitor } from "./browser.js";
import { Server } from "./server.js";

/** Makes a server and a browser for the tests of one file. */
export function world() {
  const here = {
    server: null,
    browser: null,
    visitor: (how) => visitor(here.browser, here.server.origin, how),
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
