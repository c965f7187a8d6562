import { fillNotes } from "../model/moves.js";
import { maskOf } from "../model/digits.js";
import { Evidence } from "../view/evidence.js";
import { withCells } from "../view/richtext.js";
import { ask } from "./api.js";

/** What is said where there is no next step: gone wrong, several solutions, nothing left to find. Kindly, with a way on. */

/** Shows an answer to a hint that is no step. */
export function told(app, answer) {
    const { review, outcome } = answer;
    if (outcome === "wrong" && review?.wrongEntries.length) {
        return goneWrong(app, review.wrongEntries);
    }
    if (outcome === "wrong" && review) {
        return notesWrong(app, review);
    }
    say(app, answer.message);
}

/** Compares entries and notes with the solution. */
export async function checkMarks(app) {
    try {
        const { game } = app;
        const answer = await ask("check", { puzzle: game.position.toJson() });
        if (game === app.game) {
            verdict(app, answer);
        }
    } catch (error) {
        app.fail(error, () => checkMarks(app));
    }
}

function verdict(app, { review, message }) {
    if (!review) {
        return say(app, message);
    }
    if (review.wrongEntries.length) {
        return goneWrong(app, review.wrongEntries);
    }
    if (
        review.wrongMarks.length ||
        review.wronglyRemoved.length ||
        (review.missingMarks.length && app.game.position.hasMarks)
    ) {
        return notesWrong(app, review);
    }
    const notes = app.game.position.hasMarks
        ? "Every digit and every note is right so far."
        : "Every digit is right so far.";
    app.views.play.note({ title: "All well", text: [notes] });
    app.announce(notes);
}

function say(app, message) {
    app.views.play.note({ text: withCells(message, app.game.shape, (cells) => app.board.ring(cells)) });
    app.announce(message);
}

/** One of the player's digits contradicts the solution. Which one is shown only when asked for. */
function goneWrong(app, names) {
    const { game } = app;
    const cells = names.map((name) => game.shape.cellNamed(name));
    const first = game.before(cells);
    const many = cells.length > 1;
    const which = many
        ? `${cells.length} digits you placed cannot stay; the first`
        : "A digit you placed cannot stay; it";
    const text = `${which} went in at move ${first + 1}.`;
    const back = () => {
        app.views.play.note(null);
        game.goTo(first);
        app.announce(`Back to before move ${first + 1}`);
    };
    const show = () => {
        app.views.play.hints.wrong = new Set(cells);
        app.selection.clear();
        app.refresh();
        app.announce(`Wrong: ${cells.map((cell) => game.shape.cellName(cell)).join(", ")}`);
    };
    const own = game.moves.length > 0;
    app.views.play.note({
        title: "Something went astray",
        text: [own ? text : "A digit that came with this puzzle cannot stay."],
        actions: [
            ...(own ? [{ words: "Go back to before it", run: back, primary: true }] : []),
            { words: "Show me which", run: show },
        ],
    });
    app.announce(text);
}

/** Notes that are excluded, that left out the solution, or that are missing: drawn, and put right on request. */
function notesWrong(app, review) {
    const counts = [
        [review.wronglyRemoved.length, "cell has lost the note it needs", "cells have lost the note they need"],
        [review.wrongMarks.length, "note is excluded by a digit", "notes are excluded by a digit"],
        [review.missingMarks.length, "note is missing", "notes are missing"],
    ];
    const text = counts
        .filter(([number]) => number)
        .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`)
        .join(", ");
    const show = () => drawReview(app, review);
    const repair = () => {
        app.views.play.note(null);
        app.game.play("fill", (position) => mend(position, review));
    };
    app.views.play.note({
        title: "Your digits are right",
        text: [`But ${text}.`],
        actions: [
            { words: "Put the notes right", run: repair, primary: true },
            { words: "Show me", run: show },
        ],
    });
    app.announce(`Your digits are right, but ${text}`);
}

/** Keeps what the player has worked out: takes away what is excluded, brings back what is needed or missing. */
function mend(position, review) {
    const { shape } = position;
    if (review.wronglyRemoved.length && !review.missingMarks.length) {
        return fillNotes(position);
    }
    each(shape, review.wrongMarks, (cell, value) => (position.marks[cell] &= ~(1 << value)));
    each(shape, review.missingMarks, (cell, value) => (position.marks[cell] |= 1 << value));
}

function drawReview(app, review) {
    const { shape } = app.game;
    const candidates = [];
    each(shape, review.wrongMarks, (cell, value) =>
        candidates.push({ candidate: `${shape.cellName(cell)}=${value}`, role: "removed" }),
    );
    each(shape, review.missingMarks, (cell, value) =>
        candidates.push({ candidate: `${shape.cellName(cell)}=${value}`, role: "missing" }),
    );
    const chain = review.wronglyRemoved.map((name) => name.split("=")[0]);
    const evidence = new Evidence(shape, { candidates, cells: chain.length ? { chain } : {} });
    app.board.show({ ...app.views.play.scene(), evidence }, app.selection.cursor);
}

/** Candidates come as r1c2=5, or as a cell with a list. */
function each(shape, list, use) {
    for (const entry of list) {
        const [name, value] = String(entry).split(/=|<>/);
        const cell = shape.cellNamed(name);
        value ? use(cell, +value, maskOf([+value])) : undefined;
    }
}
