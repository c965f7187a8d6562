import { Game } from "../model/game.js";
import { readPuzzle } from "./read.js";
import { pasteIn } from "./typing.js";

/** Reads a puzzle and plays it; if it cannot be read, a message says so and the grid stays as it was. */
export async function take(app, text, name = "A pasted puzzle") {
    try {
        if (app.game.typing && app.view === "play") {
            return await pasteIn(app, text);
        }
        const position = await readPuzzle(text);
        app.begin(new Game(position, { name }));
        app.run("view", "play");
        app.announce(`Puzzle read, ${position.filled} digits`);
    } catch (error) {
        app.run("view", "play");
        app.fail(error);
    }
}

/** Pasting and dropping work anywhere on the page. */
export function listenToPaste(app) {
    document.addEventListener("paste", (event) => {
        const inField = event.target instanceof Element && event.target.matches("input, textarea");
        const text = event.clipboardData?.getData("text/plain").trim();
        if (!inField && text) {
            event.preventDefault();
            take(app, text);
        }
    });
    const dropping = (on) => app.board.say(on ? "Let go to read it" : "", "dropping");
    document.addEventListener("dragover", (event) => {
        event.preventDefault();
        dropping(true);
    });
    document.addEventListener("dragleave", (event) => event.relatedTarget === null && app.refresh());
    document.addEventListener("drop", async (event) => {
        event.preventDefault();
        app.refresh();
        const { dataTransfer } = event;
        const [file] = dataTransfer?.files ?? [];
        const text = file ? await file.text() : (dataTransfer?.getData("text/plain") ?? "");
        if (text.trim()) {
            take(app, text.trim(), file ? file.name.replace(/\.\w+$/, "") : undefined);
        }
    });
}
