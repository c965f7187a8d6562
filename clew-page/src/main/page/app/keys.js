/**
 * The keyboard. Letters act only while the grid has focus or nothing has; digits are read by physical key, so that
 * Shift and digit works on every layout and on the number pad.
 */

export const MOVES = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const LETTERS = {
    KeyZ: ["mode", "digits"],
    KeyX: ["mode", "notes"],
    KeyC: ["mode", "colours"],
    KeyF: ["highlight"],
    KeyM: ["fill"],
    KeyK: ["check"],
    KeyH: ["hint"],
    KeyP: ["pause"],
    KeyN: ["new"],
    KeyG: ["view", "play"],
    KeyT: ["view", "thread"],
    KeyL: ["view", "learn"],
    Comma: ["back"],
    Period: ["forward"],
    Space: ["swap"],
    Enter: ["apply"],
};

/**
 * Listens to the keyboard.
 *
 * @param {import("./app.js").App} app
 */
export function listenToKeys(app) {
    document.addEventListener("keydown", (event) => {
        const target = event.target instanceof Element ? event.target : document.body;
        if (
            event.defaultPrevented ||
            event.altKey ||
            document.querySelector("dialog[open]") ||
            target.matches("input, textarea, select")
        ) {
            return;
        }
        const command = read(event, app, target);
        if (command && app.run(...command) !== false) {
            event.preventDefault();
        }
    });
}

function read(event, app, target) {
    const control = event.ctrlKey || event.metaKey;
    if (app.view === "learn") {
        return control ? null : whileLearning(event, target);
    }
    // The heading of a hint has the focus when a key has opened it: the same keys go on from there.
    const inGrid = app.board.grid.contains(target) || target === document.body || target.matches(".hint-title");
    if (control) {
        return withControl(event, inGrid);
    }
    if (event.key === "Escape") {
        return ["dismiss"];
    }
    if (event.key === "?") {
        return ["keys"];
    }
    if ((event.code === "Comma" || event.code === "Period") && !isTyping(app)) {
        return LETTERS[event.code];
    }
    return inGrid ? (isTyping(app) ? whileTyping(event, app) : inTheGrid(event, app)) : null;
}

function isTyping({ game, view }) {
    return game.typing && view === "play";
}

/** A puzzle is typed as it stands on paper; letters are values where there are more than nine, and nothing else. */
function whileTyping(event, app) {
    const digit = digitOf(event, app.game.shape.size);
    if (MOVES[event.key]) {
        return ["wrap", ...MOVES[event.key]];
    }
    if (digit !== null || [" ", "."].includes(event.key)) {
        return ["put", digit ?? 0];
    }
    const others = { Backspace: ["takeBack"], Delete: ["erase"], Home: ["edge", false], End: ["edge", true] };
    return others[event.key] ?? null;
}

/** A drill reads its own keys before; what is left leads elsewhere. */
function whileLearning(event, target) {
    if (event.key === "?") {
        return ["keys"];
    }
    const free = target === document.body || target.matches(".cell");
    return free && ["KeyG", "KeyT", "KeyN", "Comma", "Period"].includes(event.code) ? LETTERS[event.code] : null;
}

function withControl(event, inGrid) {
    const undo = event.code === "KeyZ" && !event.shiftKey;
    const redo = event.code === "KeyY" || (event.code === "KeyZ" && event.shiftKey);
    if (undo || redo) {
        return [undo ? "undo" : "redo"];
    }
    return inGrid && (event.key === "Home" || event.key === "End")
        ? ["corner", event.key === "End", event.shiftKey]
        : null;
}

function inTheGrid(event, app) {
    const digit = digitOf(event, app.game.shape.size);
    // With Shift held, some systems call the keys of the number pad Home or ArrowUp: the key is still a digit.
    if (digit !== null && event.getModifierState("NumLock") && event.code.startsWith("Numpad")) {
        return digit === 0 ? ["erase"] : ["digit", digit, event.shiftKey || event.key.length > 1];
    }
    if (MOVES[event.key]) {
        return ["move", ...MOVES[event.key], event.shiftKey];
    }
    if (event.key === "Home" || event.key === "End") {
        return ["edge", event.key === "End", event.shiftKey];
    }
    if (event.key === "Delete" || event.key === "Backspace") {
        return ["erase"];
    }
    if (digit !== null) {
        return digit === 0 ? ["erase"] : ["digit", digit, event.shiftKey];
    }
    return LETTERS[event.code] ?? LETTERS[event.key === " " ? "Space" : event.key] ?? null;
}

/** 0–9 from either row of keys; above nine values the letters from A on. */
export function digitOf(event, size) {
    const match = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
    if (match) {
        return +match[1] <= size ? +match[1] : null;
    }
    const letter = /^Key([A-P])$/.exec(event.code);
    const value = size > 9 && letter ? letter[1].charCodeAt(0) - 55 : 0;
    return value >= 10 && value <= size ? value : null;
}
