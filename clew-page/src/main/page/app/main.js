import { route } from "./address.js";
import { App } from "./app.js";
import { listenToKeys } from "./keys.js";
import { listenToPaste } from "./paste.js";
import { settleIn } from "./updates.js";
import { welcomeGame } from "./welcome.js";

/** Starts the page: a link's position first, else the game as it was left, else a puzzle with a hint. */
async function start() {
    const app = new App(document.getElementById("app"));
    listenToKeys(app);
    listenToPaste(app);
    app.load(app.games.resume() ?? welcomeGame());
    await route(app);
    addEventListener("hashchange", () => route(app));
    document.documentElement.dataset.ready = "yes";
    document.querySelector(".skip")?.addEventListener("click", (event) => {
        event.preventDefault();
        app.board.focusCell(app.selection.cursor);
    });
    app.game.isGreeting && app.view === "play" && app.views.play.hints.greet();
    await settleIn(app);
}

start();
