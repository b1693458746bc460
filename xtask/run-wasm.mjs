// Runs the `main` of a WebAssembly module without any imports; its exit code becomes ours.
// Such a module cannot print, so the exit code and, after a panic, the names in the trace say what is wrong.
import { readFile } from "node:fs/promises";

const module = await WebAssembly.compile(await readFile(process.argv[2]));
const imports = WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
if (imports.length > 0) {
  console.error(`the module wants imports, so it is not pure: ${imports.join(", ")}`);
  process.exit(1);
}
const { exports } = await WebAssembly.instantiate(module);
try {
  const code = exports.main(0, 0);
  if (code !== 0) console.error(`main returned ${code}`);
  process.exitCode = code === 0 ? 0 : 1;
} catch (trap) {
  console.error(`main panicked:\n${trap.stack}`);
  process.exitCode = 1;
}
