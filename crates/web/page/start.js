// Starts the program, in the page and in its worker alike.
import start from "{{web.js}}";
// Files that are fetched when they are needed, by name.
self.skyrail = {{later}};
const messages = (tag) => self.skyrail[`text-${tag.slice(0, 2)}.ftl`];
// The messages come along with the program. This is a guess: it asks for those of the language that was chosen.
if (self.document) fetch(messages(navigator.languages.find(messages) || "en")).then((come) => come.text()).catch(() => {});
start({ module_or_path: "{{web.wasm}}" });
