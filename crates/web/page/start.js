// Starts the program, in the page and in its worker alike.
import start from "{{web.js}}";
// Files that are fetched when they are needed, by name.
self.skyrail = {{later}};
const messages = (tag) => self.skyrail[`text-${tag.slice(0, 2)}.ftl`];
// The messages come along with the program. This is a guess: it asks for those of the language that was chosen.
if (self.document) fetch(messages(navigator.languages.find(messages) || "en")).then((come) => come.text()).catch(() => {});
start({ module_or_path: "{{web.wasm}}" }).then(keepOffline);

// Lets the browser keep the page, so that it opens without a network; where it does not allow that, nothing is lost.
// Languages and rulebooks that nobody asked for follow once the page stands still, unless bytes are to be saved.
function keepOffline() {
  if (!self.document || !navigator.serviceWorker) return;
  navigator.serviceWorker.register("/offline.js").catch(() => {});
  if (navigator.connection?.saveData) return;
  const still = self.requestIdleCallback || ((then) => setTimeout(then, 1000));
  navigator.serviceWorker.ready.then(({ active }) => setTimeout(() => still(() => active.postMessage("whole")), 3000));
}
