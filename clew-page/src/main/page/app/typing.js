import { fromSymbol } from "../model/digits.js";
import { Game } from "../model/game.js";
import { Position } from "../model/position.js";
import { range, Shape } from "../model/shape.js";
import { readPuzzle } from "./read.js";

/**
 * Typing a puzzle in, as it stands on paper: each digit goes to the next cell, a blank is skipped, and what is pasted
 * lands where the cursor is. Of a jigsaw the regions are typed first, as numbers.
 *
 * @typedef {import("./app.js").App} App
 */

/** What is typed while the regions of a jigsaw are not known: a grid without boxes. */
const REGIONS = "9x9:latin";
const SIGNS = /[\s|+:\-─━│┃┼╋┌┐└┘├┤┬┴╔╗╚╝═║╬╠╣╦╩]/gu;

/** Begins to type, or goes on in another shape; digits stay where they fit. @param {App} app */
export function startTyping(app, name = "9x9") {
    const jigsaw = name === "9x9:jigsaw";
    const shape = Shape.of(jigsaw ? REGIONS : name);
    const before = app.game.typing && !isRegions(app.game) && !jigsaw ? app.game : null;
    const game = new Game(Position.empty(shape), { name: "Type a puzzle", ...(jigsaw && { regions: true }) });
    game.id = app.game.typing ? app.game.id : game.id;
    game.typing = true;
    if (before?.shape.cells === shape.cells) {
        game.play("digit", (position) => (position.values = [...before.position.values]));
    }
    app.load(game);
    app.selection.pick(0);
    app.run("view", "play");
    app.show("play");
    app.board.focusCell(0);
}

/** Whether it is the regions of a jigsaw that are typed. */
export function isRegions(game) {
    return Boolean(game.typing && game.about.regions);
}

/** Puts a value into the cell under the cursor, 0 for a blank, and goes on to the next. @param {App} app */
export function put(app, value) {
    const { selection, game } = app;
    const { cursor: cell } = selection;
    game.play("digit", (position) => (position.values[cell] = value));
    goTo(app, Math.min(cell + 1, game.shape.cells - 1));
    app.announce(value ? `${value}` : "blank");
}

/** Takes the last digit out: the one under the cursor at the very end, else the one before. @param {App} app */
export function takeBack(app) {
    const { selection, game } = app;
    const last = game.shape.cells - 1;
    const stays = selection.cursor === last && game.position.values[last];
    const cell = stays ? last : Math.max(0, selection.cursor - 1);
    game.play("erase", (position) => (position.values[cell] = 0));
    goTo(app, cell);
    app.announce("taken back");
}

/** Arrows go on at the other side. @param {App} app */
export function wrap(app, down, right) {
    const { shape } = app.game;
    const { cursor } = app.selection;
    goTo(app, (cursor + right + down * shape.size + shape.cells) % shape.cells);
}

function goTo(app, cell) {
    app.selection.pick(cell);
    app.board.focusCell(cell);
    app.refresh();
}

/**
 * Takes what was pasted: a whole puzzle fills the grid, a piece of one goes on from the cursor.
 *
 * @param {App} app
 * @throws {Error} with one sentence where it cannot be read
 */
export async function pasteIn(app, text) {
    const { game, selection } = app;
    const { shape } = game;
    const values = isRegions(game) ? regionNumbers(text, shape) : symbols(text, shape);
    const whole = values?.length === shape.cells;
    if (values && (whole || values.length <= shape.cells - selection.cursor)) {
        return lay(app, values, whole ? 0 : selection.cursor);
    }
    const read = await readPuzzle(text);
    if (game !== app.game) {
        return;
    }
    if (read.shape.cells !== shape.cells || read.shape.name.includes("jigsaw")) {
        startTyping(app, read.shape.name);
    }
    lay(app, read.values, 0);
}

function lay(app, values, from) {
    app.game.play("digit", (position) => values.forEach((value, i) => (position.values[from + i] = value)));
    goTo(app, Math.min(from + values.length, app.game.shape.cells - 1));
    app.announce(`${values.filter(Boolean).length} digits pasted`);
}

/** Nothing but digits and blanks, and signs that draw a grid around them; else null. */
function symbols(text, shape) {
    const values = [...text.replace(SIGNS, "")].map(fromSymbol);
    return values.length && values.every((value) => value >= 0 && value <= shape.size) ? values : null;
}

/** Letters or digits, one for each cell, equal ones for one region. */
function regionNumbers(text, shape) {
    const letters = [...text.replace(/\s/g, "")];
    const order = [...new Set(letters)];
    return letters.length === shape.cells && order.length === shape.size
        ? letters.map((letter) => order.indexOf(letter) + 1)
        : symbols(text, shape);
}

/** The name of the jigsaw that was typed, or null where some region is not complete. */
export function jigsawOf({ position, shape }) {
    const complete = range(shape.size).every((i) => position.remaining(i + 1) === 0);
    const letters = position.values.map((value) => String.fromCharCode(64 + value)).join("");
    return complete ? `9x9:jigsaw:${letters}` : null;
}

/** What was typed becomes the puzzle. @param {App} app */
export function playTyped(app) {
    const { game } = app;
    const puzzle = new Position(game.shape, [...game.position.values]);
    app.begin(new Game(puzzle, { name: "Your puzzle" }, game.id));
    app.board.focusCell(0);
}
