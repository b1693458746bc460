// Keeps the whole page, so that it opens and plays without a network.
const FILES = {{files}};
// Messages and rulebooks by name: kept once they were fetched, those of the browser's language from the start.
const LATER = {{later}};
const STORE = "skyrail " + FILES.concat(Object.values(LATER)).join(" ");

const messages = (tag) => LATER[`text-${tag.slice(0, 2)}.ftl`];
const SPOKEN = messages(navigator.languages.find(messages) || "en");

self.addEventListener("install", (event) => {
  // Letters that this language does not use are kept once something was read in them.
  const letters = FILES.filter((file) => SPOKEN === messages("ru") || !file.includes("cyrillic"));
  const files = ["/", "/manifest.webmanifest", SPOKEN, ...letters];
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(files)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

async function keptOrFetched(request) {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const come = await fetch(request);
  if (come.ok) await caches.open(STORE).then((store) => store.put(request, come.clone()));
  return come;
}

// Files named by their content never change. The page itself is fetched when there is a network, so that a new
// one is seen at once. Calls to the server are none of this file's business.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/") || address.pathname === "/manifest.webmanifest") {
    event.respondWith(keptOrFetched(request));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/", { ignoreVary: true })));
  }
});
