import { addNote } from "../model/moves.js";
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
    outcome === "stuck" ? beyond(app) : say(app, answer.message);
}

/** No technique applies: what is left is to guess, or to be shown. */
function beyond(app) {
    const text = "No technique that Clew knows moves this position.";
    app.views.play.note({
        text: [text],
        actions: [
            { words: "Guess and go on", run: () => app.run("guess"), primary: true },
            { words: "Reveal a cell", run: () => app.run("reveal") },
            { words: "Solve", run: () => app.run("solve") },
        ],
    });
    app.announce(text);
}

/** Compares entries and notes with the solution. */
export async function checkMarks(app) {
    try {
        const { position } = app.game;
        const answer = await ask("check", { puzzle: position.toJson() });
        position === app.game.position ? verdict(app, answer) : app.run("check");
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
    if (review.wrongMarks.length || review.wronglyRemoved.length) {
        return notesWrong(app, review);
    }
    allWell(app, app.game.position.hasMarks ? review.missingMarks : null);
}

/** What is not noted may be the fruit of thinking, so it is told and not blamed. */
function allWell(app, missing) {
    const notes = missing ? "Every digit and every note is right so far." : "Every digit is right so far.";
    const number = missing?.length ?? 0;
    const left = number
        ? ` ${number} candidate${number === 1 ? " that the rules leave is" : "s that the rules leave are"} not noted.`
        : "";
    const actions = [
        { words: "Show me", run: () => draw(app, { missing }) },
        { words: number === 1 ? "Note it" : "Note them", run: () => mend(app, { added: missing }) },
    ];
    app.views.play.note({ title: "All well", text: [notes + left], actions: left ? actions : [] });
    app.announce(notes + left);
}

function say(app, message) {
    app.views.play.note({ text: [message] });
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
        tell([]);
        [...app.views.play.said.querySelectorAll("button")].at(-1)?.focus({ preventScroll: true });
        app.announce(`Wrong: ${cells.map((cell) => game.shape.cellName(cell)).join(", ")}`);
    };
    const own = game.moves.length > 0;
    const tell = (/** @type {object[]} */ more) =>
        app.views.play.note({
            title: "Something went astray",
            text: [own ? text : "A digit that came with this puzzle cannot stay."],
            actions: [...(own ? [{ words: "Go back to before it", run: back, primary: true }] : []), ...more],
        });
    tell([{ words: "Show me which", run: show }]);
    app.announce(text);
}

/** Notes that a digit excludes, or that the solution needs and that are gone: drawn, and put right on request. */
function notesWrong(app, { wronglyRemoved, wrongMarks }) {
    const counts = [
        [wronglyRemoved.length, "note that is needed is gone", "notes that are needed are gone"],
        [wrongMarks.length, "note is excluded by a digit", "notes are excluded by a digit"],
    ];
    const text = counts
        .filter(([number]) => number)
        .map(([number, one, many]) => `${number} ${number === 1 ? one : many}`)
        .join(", ");
    app.views.play.note({
        title: "Your digits are right",
        text: [`But ${text}.`],
        actions: [
            {
                words: "Put the notes right",
                run: () => mend(app, { added: wronglyRemoved, removed: wrongMarks }),
                primary: true,
            },
            { words: "Show me", run: () => draw(app, { missing: wronglyRemoved, removed: wrongMarks }) },
        ],
    });
    app.announce(`Your digits are right, but ${text}`);
}

/** Changes these notes and keeps everything else that the player has worked out. */
function mend(app, { added = [], removed = [] }) {
    const { shape } = app.game;
    app.views.play.note(null);
    app.game.play("fill", (position) => {
        candidates(shape, removed).forEach(([cell, value]) => (position.marks[cell] &= ~(1 << value)));
        candidates(shape, added).forEach(([cell, value]) => addNote(position, cell, 1 << value));
    });
}

/** Marks these notes on the grid until something changes. */
function draw(app, { missing = [], removed = [] }) {
    const { shape } = app.game;
    const notes = { missing: masks(shape, missing), struck: masks(shape, removed) };
    app.board.show({ ...app.views.play.scene(), notes }, app.selection.cursor);
}

/** One mask a cell. */
function masks(shape, names) {
    const all = Array(shape.cells).fill(0);
    candidates(shape, names).forEach(([cell, value]) => (all[cell] |= 1 << value));
    return all;
}

/** r1c2=5 → [1, 5] */
function candidates(shape, names) {
    return names.map((name) => name.split("=")).map(([cell, value]) => [shape.cellNamed(cell), +value]);
}
