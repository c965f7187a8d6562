import { digitOf, MOVES } from "../app/keys.js";

/** How near to a note one has to point, in sides of a cell. */
const NEAR = 0.17;

/**
 * Pointer and keyboard of a drill. The first click chooses a cell, another one on a note strikes it: who wants to look
 * at a cell must not strike what happens to stand under the pointer.
 *
 * @param {import("./drillview.js").DrillView} view
 */
export function listen(view) {
    const { board, element } = view;
    let wasSelected = false;
    board.addEventListener("pick", (/** @type {CustomEventInit} */ { detail: { cell, add, drag } }) => {
        const { selection, solved } = view.drill;
        wasSelected = selection.cells.has(cell) && selection.cells.size === 1;
        if (!solved) {
            drag ? selection.add(cell) : add ? selection.toggle(cell) : selection.pick(cell);
            view.draw();
            board.focusCell(cell);
        }
    });
    board.grid.addEventListener("click", (event) => {
        const note = noteAt(view, event);
        if (note && view.drill.mode === "notes" && wasSelected && view.drill.selection.cells.size === 1) {
            view.say(view.drill.strike(note.cell, note.value));
        }
    });
    element.addEventListener("keydown", (event) => {
        if (!event.altKey && press(view, event)) {
            event.preventDefault();
        }
    });
}

function noteAt({ drill, board }, event) {
    const { geometry } = board.figure;
    const { left, top } = board.square.getBoundingClientRect();
    const [x, y] = [event.clientX - left, event.clientY - top];
    const { cursor: cell } = drill.selection;
    if (!geometry.showsMarks || drill.bare) {
        return null;
    }
    const value = Array.from({ length: drill.shape.size }, (_, i) => i + 1)
        .filter((one) => drill.game.start.marks[cell] & (1 << one))
        .find((one) => {
            const at = geometry.mark(cell, one);
            return Math.hypot(at.x - x, at.y - y) < NEAR * geometry.side;
        });
    return value ? { cell, value } : null;
}

/** @returns {boolean} whether the key meant something */
function press(view, event) {
    const { drill, board } = view;
    if (event.ctrlKey || event.metaKey) {
        const redo = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
        return redo ? did(view.run("redo")) : event.code === "KeyZ" && did(view.run("undo"));
    }
    if (event.key === "Escape") {
        return did(drill.depth ? view.help(0) : drill.solved || view.tell(null));
    }
    return (board.grid.contains(event.target) || event.target.matches(".hint-title")) && inGrid(view, event);
}

function inGrid(view, event) {
    const { drill } = view;
    if (MOVES[event.key]) {
        drill.selection.cells.size || drill.selection.pick(drill.selection.cursor);
        drill.selection.move(...MOVES[event.key], event.shiftKey);
        view.draw();
        return did(view.board.focusCell(drill.selection.cursor));
    }
    const digit = digitOf(event, drill.shape.size);
    if (digit) {
        drill.selection.cells.size || drill.selection.pick(drill.selection.cursor);
        return did(view.say(drill.digit(digit, event.shiftKey)));
    }
    const other = drill.mode === "digits" ? "notes" : "digits";
    const keys = {
        Delete: () => view.run("erase"),
        Backspace: () => view.run("erase"),
        Digit0: () => view.run("erase"),
        Enter: () => (drill.depth ? (drill.depth < 3 ? view.run("hint") : view.apply()) : view.check()),
        KeyK: () => view.check(),
        KeyH: () => view.run("hint"),
        KeyX: () => drill.bare || drill.setMode("notes"),
        KeyZ: () => drill.setMode("digits"),
        Space: () => drill.bare || drill.setMode(other),
    };
    const run = keys[event.code] ?? keys[event.key];
    return run ? did(run()) : false;
}

/** Something was done, whatever came of it. @param {any} [_done] */
function did(_done) {
    return true;
}
