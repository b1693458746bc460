// Runs every test. One that fails is tried once more, alone: that tells a fault from a browser that a busy machine kept
// waiting. Whatever needed a second try is listed in the end, whether it then passed or not, and so are the longest tests.
//
// `npm test --prefix e2e` runs all of them; `node e2e/run.js phone people` only the files of these names.

import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

const TESTS = fileURLToPath(new URL("tests/", import.meta.url));
/** So many files at once, on two processors; the longest first, so that none is left alone in the end. */
const AT_ONCE = 2;
const LONGEST = ["hands", "phone", "keyboard", "solo", "hints", "places", "layers", "table", "pages", "people", "tale"];
/** So many of the longest tests are listed. */
const LISTED = 8;

/** Runs tests of these files, all or those of one name, and says which failed and how long each took. */
async function attempt(files, name) {
  const [failed, times] = [[], []];
  const pattern = name === undefined ? undefined : new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`);
  const told = run({ files: files.map((file) => join(TESTS, file)), concurrency: AT_ONCE, testNamePatterns: pattern });
  told.on("test:pass", ({ name, nesting, details, skip }) => nesting === 0 && skip === undefined && times.push({ name, seconds: details.duration_ms / 1000 }));
  told.on("test:fail", ({ name, nesting, details }) => {
    if (nesting > 0) return;
    times.push({ name, seconds: details.duration_ms / 1000 });
    // A test is told as `phone: its name`. A file that could not even be read, or that died, is told under its own path.
    const file = found.find((file) => name.endsWith(file) || name.startsWith(`${basename(file, ".test.js")}: `));
    failed.push({ file, name: name.endsWith(file) ? undefined : name });
  });
  const said = told.compose(new spec());
  said.pipe(process.stdout, { end: false });
  await finished(said);
  return { failed, times };
}

const wanted = process.argv.slice(2);
const found = (await readdir(TESTS)).filter((file) => file.endsWith(".test.js")).sort();
const chosen = wanted.length === 0 ? found : found.filter((file) => wanted.includes(basename(file, ".test.js")));
if (chosen.length === 0) {
  console.error(`No test file is called ${wanted.join(", ")}; there are ${found.map((file) => basename(file, ".test.js")).join(", ")}.`);
  process.exit(1);
}
const place = (file) => (LONGEST.indexOf(basename(file, ".test.js")) + LONGEST.length + 1) % (LONGEST.length + 1);
chosen.sort((one, other) => place(one) - place(other));

const start = Date.now();
const first = await attempt(chosen);
const again = [];
let faults = 0;
for (const { file, name } of first.failed) {
  const what = name ?? file;
  console.log(`\nOnce more, alone: ${what}`);
  const { failed, times } = await attempt([file], name);
  const passed = failed.length === 0 && times.length > 0;
  faults += passed ? 0 : 1;
  again.push(`  ${passed ? "passed at the second try" : "FAILED TWICE"}  ${what}`);
}
const longest = first.times.sort((one, other) => other.seconds - one.seconds).slice(0, LISTED);
console.log(`\nThe longest tests:\n${longest.map(({ seconds, name }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`).join("\n")}`);
console.log(`\n${first.times.length} tests in ${chosen.length} files took ${Math.round((Date.now() - start) / 1000)} s.`);
if (again.length > 0) console.log(`\nTests that needed a second try:\n${again.join("\n")}`);
process.exit(faults === 0 ? 0 : 1);
