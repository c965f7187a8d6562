import { Game } from "../model/game.js";
import { Position } from "../model/position.js";
import { h } from "../view/dom.js";

const VINCENT = "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

/** What is offered where there is no puzzle: three ways in, and one puzzle that needs no server. */
export function waysIn(app) {
    const way = (title, words, run) =>
        h(
            "button",
            { type: "button", class: "way", on: { click: run } },
            h("strong", { text: title }),
            h("span", { text: words }),
        );
    const vincent = () => app.begin(new Game(Position.fromJson({ shape: "9x9", givens: VINCENT }), { name: "Vincent’s challenge" }));
    return h(
        "div",
        { class: "ways" },
        h("h1", { class: "name", text: "Where shall we begin?" }),
        way("New puzzle", "By level, symmetry, shape or seed.", () => app.run("new")),
        way("Paste or drop", "A puzzle in any format, anywhere on this page.", () => app.run("enter")),
        way("Type it", "Into the empty grid, digit by digit.", () => app.run("type")),
        app.games.list().length > 0 && way("Your games", "Go on where you left one.", () => app.run("games")),
        h(
            "p",
            { class: "or" },
            "Or take ",
            h("button", { type: "button", class: "plain-link", text: "Vincent’s challenge", on: { click: vincent } }),
            ".",
        ),
    );
}
