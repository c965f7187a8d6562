/**
 * Keeps one build of the page whole: page, engine, fonts and guide, so that all of it works without a network. A newer
 * build is kept beside it and waits until the page says that it may take over. The build writes BUILD and FILES above.
 */
const STORE = `clew-${BUILD}`;
const HOME = new URL("./", location.href).href;

/** A module that holds one type, an empty struct: what lacks garbage collection does not take it. */
const STRUCT = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 3, 1, 0x5f, 0]);

/** Of the two engines only the one that runs here is kept. */
const OTHER_ENGINE = WebAssembly.validate(STRUCT) ? /^engine\/engine\.\w+\.js$/ : /\.wasm$|^engine\/engine-runtime\./;

/** A name with a digest of the content means the same in every build. */
const LASTING = /\.[0-9a-f]{10}\.\w+$/;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));

async function keepAll() {
    const store = await caches.open(STORE);
    const names = FILES.filter((name) => !OTHER_ENGINE.test(name));
    await Promise.all([HOME, ...names.map((name) => new URL(name, HOME).href)].map((address) => keep(store, address)));
}

async function keep(store, address) {
    const lasting = LASTING.test(address);
    const known = lasting && (await caches.match(address));
    await store.put(address, known || (await fetched(address, lasting)));
}

async function fetched(address, lasting) {
    const response = await fetch(address, { cache: lasting ? "default" : "no-cache" });
    if (!response.ok) {
        throw new Error(`${address} answers ${response.status}`);
    }
    // What was redirected may not answer for a page.
    return response.redirected ? new Response(response.body, { headers: response.headers }) : response;
}

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith("clew-") && name !== STORE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const name = url.replace(/[?#].*/, "").slice(HOME.length);
    if (method === "GET" && url.startsWith(HOME) && (isHome(name) || FILES.includes(name))) {
        event.respondWith(answer(event.request, isHome(name) ? HOME : new URL(name, HOME).href));
    }
});

function isHome(name) {
    return name === "" || name === "index.html";
}

async function answer(request, address) {
    const store = await caches.open(STORE);
    return (await store.match(address)) ?? fetch(request);
}

self.addEventListener("message", ({ data, ports }) => {
    data?.build && ports[0].postMessage(BUILD);
    data?.take && self.skipWaiting();
});
