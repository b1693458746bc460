// Keeps the whole page, so that it opens and plays without a network.
const FILES = {{files}};
const STORE = "skyrail " + FILES.join(" ");

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(STORE).then((store) => store.addAll(["/", "/manifest.webmanifest", ...FILES])).then(() => self.skipWaiting())
  );
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

// Files named by their content never change. The page itself is fetched when there is a network, so that a new
// one is seen at once. Calls to the server are none of this file's business.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  if (address.pathname.startsWith("/assets/") || address.pathname === "/manifest.webmanifest") {
    event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept || fetch(request)));
  } else if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match("/", { ignoreVary: true })));
  }
});
