/**
 * Keeps the page for times without a server. The page itself comes from the net where there is one, so that it is never
 * old; fonts come from the store first. Questions to the server are never stored.
 */
const STORE = "clew-1";
const FACES = [
    "text-400",
    "text-500",
    "text-600",
    "title-400",
    "title-400-italic",
    "code-400",
    "figures-400",
    "figures-500",
    "figures-600",
];
const FIRST = ["/", "/app/main.js", ...FACES.map((face) => `/fonts/clew-${face}.woff2`)];

self.addEventListener("install", (event) => {
    event.waitUntil(
        caches
            .open(STORE)
            .then((store) => store.addAll(FIRST))
            .then(() => self.skipWaiting()),
    );
});

self.addEventListener("activate", (event) => {
    const old = caches
        .keys()
        .then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))));
    event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const address = new URL(url);
    if (method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) {
        return;
    }
    event.respondWith(address.pathname.startsWith("/fonts/") ? storeFirst(event.request) : netFirst(event.request));
});

/** The page asks for its files again once it is controlled, so that all of them are kept after the first visit. */
self.addEventListener("message", (event) => {
    if (Array.isArray(event.data?.keep)) {
        event.waitUntil(caches.open(STORE).then((store) => store.addAll(event.data.keep)));
    }
});

async function netFirst(request) {
    try {
        const response = await fetch(request);
        if (response.ok) {
            const store = await caches.open(STORE);
            await store.put(request, response.clone());
        }
        return response;
    } catch (error) {
        const kept = await caches.match(request, { ignoreSearch: true });
        return kept ?? Promise.reject(error);
    }
}

async function storeFirst(request) {
    return (await caches.match(request)) ?? netFirst(request);
}
