import { count } from "../model/digits.js";
import { enterDigit } from "../model/moves.js";
import { fromSymbol } from "../model/digits.js";
import { range } from "../model/shape.js";
import { ask } from "./api.js";

/** Digits that Clew finds for the player: one, or all of them. They are drawn and counted as what they are. */

/** Solutions by game, each asked for once. @type {WeakMap<import("../model/game.js").Game, number[]>} */
const KNOWN = new WeakMap();

/** Shows the digit of the selected cell, or of the one with the fewest candidates where none is selected. */
export async function reveal(app) {
    const solution = await solutionOf(app, () => reveal(app));
    if (solution) {
        const cell = chosen(app, solution);
        const at = `row ${app.game.shape.row(cell) + 1} column ${app.game.shape.column(cell) + 1}`;
        place(app, "reveal", [cell], solution);
        app.game.position.isSolved || app.selection.pick(cell);
        app.refresh();
        app.game.position.isSolved || app.announce(`${at} is ${solution[cell]}, revealed`);
    }
}

/** Fills in the whole solution. */
export async function solveAll(app) {
    const solution = await solutionOf(app, () => solveAll(app));
    if (solution) {
        const differs = (cell) => app.game.position.values[cell] !== solution[cell];
        place(app, "solve", range(app.game.shape.cells).filter(differs), solution);
    }
}

/** @returns {Promise<number[]|null>} null, with a message, unless there is exactly one */
async function solutionOf(app, again) {
    const { game } = app;
    try {
        if (!KNOWN.has(game)) {
            const { outcome, solution, message } = await ask("solve", { puzzle: published(game) });
            if (outcome !== "unique") {
                game === app.game && app.tell({ outcome, message });
                return null;
            }
            KNOWN.set(game, [...solution].map(fromSymbol));
        }
        return game === app.game ? (KNOWN.get(game) ?? null) : null;
    } catch (error) {
        app.fail(error, again);
        return null;
    }
}

/** What the setter gave; where a position came without givens, all that it began with. */
function published({ start }) {
    const json = start.puzzleJson();
    return start.givens.some(Boolean) ? json : { ...json, givens: start.toLine() };
}

function chosen({ game, selection }, solution) {
    const { position, shape } = game;
    const wanting = (cell) => position.values[cell] !== solution[cell];
    const own = selection.list.find(wanting);
    const fewest = (a, b) => count(position.candidates(a)) - count(position.candidates(b));
    return own ?? range(shape.cells).filter(wanting).sort(fewest)[0];
}

function place(app, kind, cells, solution) {
    const tidy = app.settings.get("tidy");
    app.views.play.hints.close();
    app.game.play(kind, (position) =>
        cells.forEach((cell) => {
            position.values[cell] = 0;
            enterDigit(position, [cell], solution[cell], tidy);
        }),
    );
}
