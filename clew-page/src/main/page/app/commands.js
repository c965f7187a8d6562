import { describe, enterDigit, erase, fillNotes, toggleColour, toggleNote } from "../model/moves.js";
import { Position } from "../model/position.js";
import { checkMarks, told } from "./advice.js";
import { ApiError, OFFLINE } from "./api.js";
import { reveal, solveAll } from "./reveal.js";
import { put, startTyping, takeBack, wrap } from "./typing.js";

/**
 * What a player can do, by name. A command gets the app and its values; false says that it did nothing.
 *
 * @type {Record<string, (app: import("./app.js").App, ...values: any[]) => any>}
 */
export const COMMANDS = {
    // ---- moving and selecting ----
    pick(app, { cell, add, drag, focused }) {
        if (app.paused) {
            return focused ? false : COMMANDS.pause(app);
        }
        if (focused && app.selection.cells.has(cell)) {
            return false;
        }
        drag ? app.selection.add(cell) : add ? app.selection.toggle(cell) : app.selection.pick(cell);
        app.board.focusCell(cell);
        app.refresh();
    },
    move: (app, down, right, extend) => select(app, () => app.selection.move(down, right, extend)),
    edge(app, end, extend) {
        const { shape, cursor } = app.selection;
        const start = shape.row(cursor) * shape.size;
        select(app, () => app.selection.goTo(end ? start + shape.size - 1 : start, extend));
    },
    corner: (app, end, extend) => select(app, () => app.selection.goTo(end ? app.game.shape.cells - 1 : 0, extend)),

    // ---- entering ----
    digit(app, value, other) {
        if (app.awaitsDigit) {
            app.awaitsDigit = false;
            app.pinned = 0;
            return pin(app, value);
        }
        if (app.game.typing && app.view === "play") {
            return put(app, value);
        }
        const mode = other ? (app.mode === "digits" ? "notes" : "digits") : app.mode;
        const cells = app.selection.list;
        if (app.view !== "play" || app.paused || app.game.position.isSolved) {
            return false;
        }
        if (mode !== "colours" && !cells.some((cell) => !app.game.position.isGiven(cell))) {
            return pin(app, value);
        }
        const entries = {
            digits: ["digit", (position) => enterDigit(position, cells, value, app.settings.get("tidy"))],
            notes: ["note", (position) => toggleNote(position, cells, value)],
            colours: ["colour", (position) => toggleColour(position, cells, value)],
        };
        play(app, ...entries[mode]);
    },
    erase: (app) => play(app, "erase", (position) => erase(position, app.selection.list)),
    fill: (app) => play(app, "fill", fillNotes),
    undo: (app) => (app.view === "play" ? walk(app, -1) : COMMANDS.back(app)),
    redo: (app) => (app.view === "play" ? walk(app, 1) : COMMANDS.forward(app)),
    mode(app, mode) {
        app.mode = mode;
        app.announce(`${mode}`);
        app.refresh();
    },
    swap: (app) => COMMANDS.mode(app, app.mode === "digits" ? "notes" : "digits"),

    // ---- highlighting ----
    highlight(app) {
        const under = app.game.position.values[app.selection.cursor];
        const off = app.pinned !== 0;
        pin(app, off ? app.pinned : under);
        app.awaitsDigit = !off;
    },

    // ---- help ----
    hint(app) {
        if (!mayAsk(app)) {
            return false;
        }
        const { play: view } = app.views;
        if (view.hints.busy) {
            return;
        }
        return view.hints.open ? view.hints.deepen() : view.ask(1);
    },
    apply(app) {
        const { hints } = app.views.play;
        if (app.view !== "play" || !hints.open) {
            return false;
        }
        hints.open.depth < 3 ? hints.deepen() : hints.apply();
        app.board.focusCell(app.selection.cursor);
    },
    dismiss(app) {
        const { play: view } = app.views;
        if (app.view !== "play") {
            return false;
        }
        const inside = view.element.contains(document.activeElement);
        view.hints.open || view.note(null);
        view.hints.close();
        inside && app.board.focusCell(app.selection.cursor);
    },
    check: (app) => (mayAsk(app) ? checkMarks(app) : false),
    told: (app, answer) => told(app, answer),
    guess: (app) => (mayAsk(app) ? app.views.play.ask(3, true) : false),
    reveal: (app) => (mayAsk(app) ? reveal(app) : false),
    solve: (app) => (mayAsk(app) ? solveAll(app) : false),

    // ---- the thread ----
    back: (app) => stepOrWalk(app, -1),
    forward: (app) => stepOrWalk(app, 1),
    threadFromHere(app) {
        app.views.thread.begin(Position.fromJson(app.game.position.toReasonAbout()));
        COMMANDS.view(app, "thread");
    },
    view(app, name) {
        location.hash = name === "play" ? "#play" : `#${name}`;
    },

    // ---- the game ----
    pause(app) {
        if (app.game.isEmpty || app.view !== "play" || app.game.position.isSolved) {
            return false;
        }
        app.paused = !app.paused;
        app.announce(app.paused ? "Paused" : "Going on");
        app.refresh();
    },
    new: (app) => open(app, import("../dialogs/new.js")),
    enter: (app) => open(app, import("../dialogs/enter.js")),
    games: (app) => open(app, import("../dialogs/games.js")),
    share: (app) => open(app, import("../dialogs/share.js")),
    settings: (app) => open(app, import("../dialogs/settings.js")),
    keys: (app) => open(app, import("../dialogs/keys.js")),
    menu: (app) => open(app, import("../dialogs/menu.js")),
    theme: (app) => app.settings.set("theme", app.settings.isDark ? "light" : "dark"),
    type: (app, shape) => startTyping(app, shape),
    put: (app, value) => put(app, value),
    blank: (app) => put(app, 0),
    takeBack: (app) => takeBack(app),
    wrap: (app, down, right) => wrap(app, down, right),
};

/**
 * Opens a dialog. What it needs is fetched when somebody wants it, so that those who play do not wait for it.
 *
 * @param {import("./app.js").App} app
 * @param {Promise<{open: (app: import("./app.js").App) => void}>} dialog
 */
async function open(app, dialog) {
    const loaded = await dialog.catch(() => app.fail(new ApiError(OFFLINE)));
    loaded?.open(app);
}

function select(app, change) {
    if (app.selection.cells.size === 0) {
        app.selection.pick(app.selection.cursor);
    } else {
        change();
    }
    app.board.focusCell(app.selection.cursor);
    app.refresh();
}

/** Letting a digit stand out is what a digit key does where there is nothing to enter it into. */
function pin(app, value) {
    app.pinned = app.pinned === value ? 0 : value;
    app.announce(app.pinned ? `${app.pinned} highlighted` : "no digit highlighted");
    app.refresh();
}

function play(app, kind, change) {
    const before = app.game.position;
    if (app.view !== "play" || app.paused || (app.game.isEmpty && !app.game.typing) || before.isSolved) {
        return false;
    }
    if (app.game.play(kind, change)) {
        const touched = app.selection.list.filter((cell) => !before.isGiven(cell));
        app.announce(kind === "fill" ? "Notes filled in" : describe(before, app.game.position, touched));
    }
}

/** What a view steps through, else the moves of the game. */
function stepOrWalk(app, by) {
    return app.current.step(by) === false ? walk(app, by) : undefined;
}

/** One move back or forward, said to those who do not see it. */
function walk(app, by) {
    const { game } = app;
    const before = game.position;
    const cells = (game.moves[by < 0 ? game.index - 1 : game.index]?.changes ?? []).map(([cell]) => cell);
    if (app.paused || cells.length === 0) {
        return false;
    }
    by < 0 ? game.undo() : game.redo();
    app.announce(`${by < 0 ? "Undone" : "Redone"}: ${describe(before, game.position, cells)}`);
}

function mayAsk(app) {
    return app.view === "play" && !app.paused && !app.game.isEmpty && !app.game.typing && !app.game.position.isSolved;
}
