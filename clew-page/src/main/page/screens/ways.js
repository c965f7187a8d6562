import { h } from "../parts/dom.js";

/** The three ways to start, shown while no puzzle is open. */
export function waysIn(app) {
    const way = (title, words, run) =>
        h(
            "button",
            { type: "button", class: "way", on: { click: run } },
            h("strong", { text: title }),
            h("span", { text: words }),
        );
    return h(
        "div",
        { class: "ways" },
        h("h1", { class: "name", text: "Where shall we begin?" }),
        way("New puzzle", "By level, symmetry, shape or seed.", () => app.run("new")),
        way("Paste or drop", "A puzzle in any format, anywhere on this page.", () => app.run("enter")),
        way("Type it", "Into the empty grid, digit by digit.", () => app.run("type")),
        app.games.list().length > 0 && way("Your games", "Go on where you left one.", () => app.run("games")),
    );
}
