// axe-core on the page as it stands: nothing serious may be found.

import { createRequire } from "node:module";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** Fails with what axe-core finds serious or critical, and where. */
export async function assertAccessible(page, what) {
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => {
    const { violations } = await window.axe.run(document, { resultTypes: ["violations"] });
    // Letters and numbers in a drawing, of a map or of a card, are no label; its name says them in words.
    const drawn = (id, { target }) => {
      const element = id === "label-content-name-mismatch" && document.querySelector(target[0]);
      return element && (element.closest("svg") || element.querySelector("svg text"));
    };
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, help, nodes }) => ({ id, help, nodes: nodes.filter((node) => !drawn(id, node)) }))
      .filter(({ nodes }) => nodes.length > 0)
      .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map(({ html }) => `    ${html.slice(0, 200)}`).join("\n")}`);
  });
  if (found.length > 0) throw new Error(`${what}: axe-core finds ${found.length} serious faults\n${found.join("\n")}`);
}
