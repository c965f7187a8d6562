import { ask } from "../app/api.js";
import { Game } from "../model/game.js";
import { Position } from "../model/position.js";
import { button } from "../view/card.js";
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
    const vincent = () => app.load(new Game(Position.fromLine(VINCENT), { name: "Vincent’s challenge" }));
    return h(
        "div",
        { class: "ways" },
        h("h1", { class: "name", text: "Where shall we begin?" }),
        way("New puzzle", "By level, symmetry, shape or seed.", () => app.run("new")),
        way("Paste or drop", "A puzzle in any format, anywhere on this page.", () => app.run("enter")),
        way("Type it", "Into the empty grid, digit by digit.", () => app.run("type")),
        h(
            "p",
            { class: "or" },
            "Or take ",
            h("button", { type: "button", class: "plain-link", text: "Vincent’s challenge", on: { click: vincent } }),
            ".",
        ),
    );
}

/** What is offered while a puzzle is typed in. */
export function typingCard(app) {
    return h(
        "section",
        { class: "card stuck", "aria-label": "Typing a puzzle" },
        h("p", {}, h("strong", { text: "Type the digits" }), h("span", { text: "that the puzzle gives." })),
        h(
            "div",
            { class: "actions" },
            button({ words: "Start playing", primary: true, run: () => begin(app) }),
            button({ words: "Start over", run: () => app.run("type") }),
        ),
    );
}

/** What was typed becomes the puzzle, unless it has no solution or several. */
async function begin(app) {
    const typed = app.game.position;
    const puzzle = new Position(typed.shape, [...typed.values]);
    const play = () => app.load(new Game(puzzle, { name: "Your puzzle" }));
    if (puzzle.filled === 0) {
        return app.views.play.note({ text: ["There is no digit yet; type those that the puzzle gives."] });
    }
    try {
        const { outcome, message } = await ask("solve", { puzzle: puzzle.puzzleJson() });
        outcome === "unique"
            ? play()
            : app.views.play.note({ text: [message], error: true, actions: [{ words: "Play it anyway", run: play }] });
    } catch {
        play();
    }
}
