import { levelIndex, levelName } from "../model/singles.js";
import { timeOf } from "../parts/about.js";
import { button } from "../parts/card.js";
import { h } from "../parts/dom.js";
import { dot } from "../parts/hintcard.js";
import { icon } from "../parts/icons.js";
import { thumbnail } from "../grid/thumbnail.js";
import { openDialog } from "./dialog.js";

/** The games on this machine: what they are, how far they have come, and the way back to each. */
export function open(app) {
    app.games.flush();
    openDialog(
        "Games",
        (close) => {
            const open = (game) => {
                close();
                app.games.flush();
                app.load(app.games.open(game.id) ?? game);
                app.run("view", "play");
                app.announce(`${nameOf(game)}, ${progress(game)}`);
            };
            const games = app.games.list();
            const make = () => {
                close();
                app.run("new");
            };
            const none = h("p", { class: "field-hint", text: "There is no game yet. All you begin are listed here." });
            return [
                games.length ? h("ul", { class: "games" }, games.map((game) => row(app, game, open))) : none,
                h("div", { class: "actions" }, button({ words: "New puzzle", run: make, primary: !games.length })),
            ];
        },
        { name: "dialog-games" },
    );
}

function row(app, game, open) {
    const current = game.id === app.game.id;
    const remove = h(
        "button",
        { type: "button", class: "icon-button", "aria-label": `Delete ${nameOf(game)}`, title: "Delete" },
        icon("bin", 18),
    );
    const item = h("li", { class: "game" }, entry(game, current, open), current ? null : remove);
    const kept = [...item.childNodes];
    remove.addEventListener("click", () => {
        app.games.remove(game.id);
        const undo = () => {
            app.games.restore(game);
            item.replaceChildren(...kept);
            remove.focus();
        };
        const back = button({ words: "Undo", run: undo });
        item.replaceChildren(h("span", { class: "game-gone", text: `${nameOf(game)} is deleted.` }), back);
        back.focus();
    });
    return item;
}

function entry(game, current, open) {
    const level = levelIndex(game.about.level);
    return h(
        "button",
        { type: "button", class: "game-entry", "aria-current": current ? "true" : null, on: { click: () => open(game) } },
        thumbnail(game.position),
        h(
            "span",
            { class: "game-words" },
            h("strong", { class: "game-name", text: nameOf(game) }),
            h(
                "span",
                { class: "game-level" },
                level === null ? h("span", { text: "not rated" }) : [dot(level), h("span", { text: levelName(level) })],
                h("span", { text: `· ${timeOf(game.seconds)}` }),
            ),
            h("span", { class: "game-progress", text: current ? `${progress(game)}, open now` : progress(game) }),
        ),
    );
}

function nameOf({ about }) {
    return about.name ?? "Your puzzle";
}

function progress({ position, shape, typing }) {
    const { filled } = position;
    return typing ? `typing, ${filled} digits` : position.isSolved ? "solved" : `${filled} of ${shape.cells}`;
}
