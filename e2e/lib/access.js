// axe-core on the page as it stands: nothing serious may be found.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Fails with what axe-core finds serious or critical, and where. */
export async function assertAccessible(page, what) {
  // Said by the debugger, not by a script in the page, which the page's own policy would refuse.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    // Whatever is read on a control is part of its name.
    const rules = { "label-content-name-mismatch": { enabled: true } };
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], rules });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map(({ html }) => `    ${html.slice(0, 200)}`).join("\n")}`);
  });
  if (found.length > 0) throw new Error(`${what}: axe-core finds ${found.length} serious faults\n${found.join("\n")}`);
}
