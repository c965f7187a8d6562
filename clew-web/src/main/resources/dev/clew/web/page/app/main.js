import { Game } from "../model/game.js";
import { App } from "./app.js";
import { listenToKeys } from "./keys.js";
import { listenToPaste } from "./paste.js";
import { fromFragment } from "./share.js";

/** Starts the page: a link's position first, else the game as it was left, else an empty grid. */
async function start() {
    const app = new App(document.getElementById("app"));
    listenToKeys(app);
    listenToPaste(app);
    const saved = app.games.resume();
    if (saved) {
        app.load(saved);
    }
    await route(app);
    addEventListener("hashchange", () => route(app));
    document.documentElement.dataset.ready = "yes";
    document.querySelector(".skip")?.addEventListener("click", (event) => {
        event.preventDefault();
        app.board.focusCell(app.selection.cursor);
    });
    await keepForLater();
}

/** Has a service worker keep what this visit has loaded, so that the next one needs no server. */
async function keepForLater() {
    if (!("serviceWorker" in navigator)) {
        return;
    }
    try {
        await navigator.serviceWorker.register("/sw.js");
        const { active } = await navigator.serviceWorker.ready;
        const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
        const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/api"));
        active?.postMessage({ keep: ["/", ...new Set(own.map(({ pathname }) => pathname))] });
    } catch {
        // Without one the page works as long as there is a server.
    }
}

/** The fragment says which view, or carries a position. */
async function route(app) {
    const [view, ...place] = location.hash.slice(1).split("/");
    if (["play", "thread", "learn"].includes(view)) {
        return app.show(view, place.join("/"));
    }
    try {
        const linked = await fromFragment(location.hash);
        if (linked) {
            const before = app.game;
            app.begin(new Game(linked.position, { name: linked.name || "A puzzle by link" }));
            history.replaceState(null, "", "#play");
            offerBack(app, before);
        }
        app.show("play");
    } catch (error) {
        app.show("play");
        history.replaceState(null, "", "#play");
        app.fail(error);
    }
}

/** A link must not cost the game that was under way. */
function offerBack(app, before) {
    if (before.index > 0 && !before.position.isSolved && before.start.toLine() !== app.game.start.toLine()) {
        const back = { words: "Back to it", run: () => app.load(app.games.open(before.id) ?? before) };
        app.views.play.note({
            text: ["This puzzle came by link. Your game before it is in your games."],
            actions: [back],
        });
    }
}

start();
