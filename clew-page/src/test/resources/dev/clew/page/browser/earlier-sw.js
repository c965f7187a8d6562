/**
 * The service worker of version 0.1 as of the page with a server; only its addresses are changed.
 *
 * Keeps the page for times without a server. The page itself comes from the net where there is one, so that it is never
 * old; fonts come from the store first. Questions to the server are never stored.
 */
const STORE = "clew-1";
const FIRST = ["./", "./earlier.js"];

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
    if (method !== "GET" || address.origin !== location.origin || address.pathname.includes("/api")) {
        return;
    }
    event.respondWith(address.pathname.includes("/fonts/") ? storeFirst(event.request) : netFirst(event.request));
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
