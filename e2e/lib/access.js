// axe-core on the page as it stands: nothing serious may be found.

import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Fails with what axe-core finds serious or critical, and where. */
export async function assertAccessible(page, what) {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => {
    // Cards, flights and spots of a map are pictures to be pressed: what stands in them as signs and numbers, their
    // names say as a sentence.
    const rules = { "label-content-name-mismatch": { enabled: false } };
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"], rules });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map(({ html }) => `    ${html.slice(0, 200)}`).join("\n")}`);
  });
  if (found.length > 0) throw new Error(`${what}: axe-core finds ${found.length} serious faults\n${found.join("\n")}`);
}
