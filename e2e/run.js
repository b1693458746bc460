// Runs every test. One that fails is tried once more, alone: that tells a fault from a browser that a busy machine kept
// waiting. Whatever needed a second try is listed in the end, whether it then passed or not.
//
// `npm test --prefix e2e` runs all of them; `node e2e/run.js phone people` only the files of these names.

import { spawn } from "node:child_process";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const HERE = fileURLToPath(new URL(".", import.meta.url));

/** Runs tests of these files, all or those of one name, and says which failed. */
async function attempt(files, name) {
  const folder = await mkdtemp(join(tmpdir(), "skyrail-e2e-"));
  const list = join(folder, "failed");
  const line = ["--test", "--test-concurrency=2", "--test-force-exit"];
  line.push("--test-reporter=spec", "--test-reporter-destination=stdout");
  line.push(`--test-reporter=${new URL("lib/failed.js", import.meta.url)}`, `--test-reporter-destination=${list}`);
  if (name !== undefined) line.push(`--test-name-pattern=^${name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")}$`);
  const child = spawn(process.execPath, [...line, ...files], { cwd: HERE, stdio: "inherit" });
  const code = await new Promise((done, fail) => child.on("error", fail).on("exit", done));
  const lines = (await readFile(list, "utf8").catch(() => "")).split("\n").filter(Boolean);
  await rm(folder, { recursive: true, force: true });
  const failed = lines.map((line) => JSON.parse(line));
  // Nothing is named if a process died before it could tell: then it was one of these files.
  if (code !== 0 && failed.length === 0) return files.map((file) => ({ file, name }));
  return failed.map(({ file, name }) => ({ file: file ?? name, name: name === file ? undefined : name }));
}

const wanted = process.argv.slice(2);
const found = (await readdir(join(HERE, "tests"))).filter((file) => file.endsWith(".test.js")).sort();
const chosen = wanted.length === 0 ? found : found.filter((file) => wanted.includes(basename(file, ".test.js")));
if (chosen.length === 0) {
  console.error(`No test file is called ${wanted.join(", ")}; there are ${found.map((file) => basename(file, ".test.js")).join(", ")}.`);
  process.exit(1);
}

const first = await attempt(chosen.map((file) => join("tests", file)));
const told = [];
let faults = 0;
for (const { file, name } of first) {
  const what = `${basename(file)}${name === undefined ? "" : `: ${name}`}`;
  console.log(`\nOnce more, alone: ${what}`);
  const failed = (await attempt([file], name)).length > 0;
  faults += failed ? 1 : 0;
  told.push(`  ${failed ? "FAILED TWICE" : "passed at the second try"}  ${what}`);
}
if (told.length > 0) console.log(`\nTests that needed a second try:\n${told.join("\n")}`);
process.exit(faults === 0 ? 0 : 1);
