import { readPuzzle } from "../app/read.js";
import { Game } from "../model/game.js";
import { button } from "../parts/card.js";
import { h } from "../parts/dom.js";
import { field, openDialog } from "./dialog.js";

/** Takes a puzzle as text in any format; says in place what cannot be read. */
export function open(app) {
    openDialog(
        "Paste or type a puzzle",
        (close) => {
            const text = h("textarea", { rows: 9, spellcheck: "false", autocapitalize: "off", autofocus: true });
            const problem = h("p", { class: "making-error", role: "alert" });
            const file = h("input", {
                type: "file",
                accept: ".txt,.sdk,.sdm,.json,.csv,.xml,text/plain",
                class: "unseen",
            });
            file.addEventListener("change", async () => (text.value = (await file.files[0]?.text()) ?? ""));
            const read = async () => {
                problem.textContent = "";
                try {
                    app.begin(new Game(await readPuzzle(text.value), { name: "Your puzzle" }));
                    close();
                    app.run("view", "play");
                } catch (error) {
                    problem.textContent = error.message;
                }
            };
            const typeIt = () => {
                close();
                app.run("type");
            };
            return [
                field("Any format: a line of 81 characters, a drawn grid, candidates, HoDoKu, JSON", text),
                problem,
                h(
                    "div",
                    { class: "actions" },
                    button({ words: "Read it", run: read, primary: true }),
                    h("label", { class: "button" }, "Open a file", file),
                    button({ words: "Type it into the grid", run: typeIt }),
                ),
            ];
        },
        { name: "dialog-enter" },
    );
}
