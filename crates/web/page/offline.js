// Keeps the whole page, so that it opens and plays without a network.
const FILES = {{files}};
// Files that are fetched when they are needed, by name. Those of the browser's language are kept from the start, the
// others once they were fetched, and all of them as soon as the page has nothing better to do.
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

// The page says when it stands still. One file after the other, so that whatever a player does comes first; what
// fails is tried again at the next visit.
self.addEventListener("message", (event) => event.waitUntil(keepWhole()));

async function keepWhole() {
  const store = await caches.open(STORE);
  for (const file of FILES.concat(Object.values(LATER))) {
    if (!(await store.match(file, { ignoreVary: true }))) await store.add(file).catch(() => {});
  }
}

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
