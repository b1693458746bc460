// Starts the program, in the page and in its worker alike.
import start from "{{web.js}}";
start({ module_or_path: "{{web.wasm}}" });
