import { Game } from "../model/game.js";
import { read, write } from "./settings.js";

const PREFIX = "clew.game.";
/** Where the first version kept the only game it knew. */
const FIRST = "clew.game";
const LAST = "clew.last";
const DELAY = 300;
const MOST = 80;

/**
 * The games on this machine. The one that is played is saved after each change and when the page goes away; the others
 * stay until they are deleted. Where two windows play the same game, the newer move wins, and the other window is
 * told by `follow`.
 */
export class Games extends EventTarget {
    /** The one that is played. @type {Game} */
    game;

    constructor() {
        super();
        this.timer = 0;
        addEventListener("pagehide", () => this.flush());
        document.addEventListener("visibilitychange", () => document.hidden && this.flush());
        addEventListener("storage", ({ key }) => this.game && key === PREFIX + this.game.id && this.#compare());
    }

    /**
     * @param {Game} game the one that is played from now on
     * @param {AbortSignal} signal says that another game is played
     */
    watch(game, signal) {
        if (this.game && this.game.id !== game.id) {
            this.flush();
        }
        this.game = game;
        game.addEventListener("change", () => this.soon(), { signal });
        this.soon();
    }

    soon() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.flush(), DELAY);
    }

    flush() {
        clearTimeout(this.timer);
        const { game } = this;
        if (!game || game.isGreeting || (game.isEmpty && !game.typing)) {
            return;
        }
        const kept = read(PREFIX + game.id);
        if (kept && kept.movedAt > game.movedAt) {
            return this.#compare();
        }
        const seconds = Math.max(Math.round(game.seconds), kept?.seconds ?? 0);
        this.#keep({ ...game.toJson(), seconds });
    }

    /** Another window has saved this game: the latest move wins. */
    #compare() {
        const kept = this.open(this.game.id);
        if (kept && kept.movedAt > this.game.movedAt) {
            this.dispatchEvent(new CustomEvent("follow", { detail: kept }));
        } else if (kept && kept.movedAt < this.game.movedAt) {
            this.soon();
        }
    }

    /** Makes room where there is too little: games that were never played are dropped first, then solved ones, then the oldest. */
    #keep(json) {
        const others = () => this.list().filter(({ id }) => id !== json.id);
        const oldest = keys().length > MOST && others().at(-1);
        if (oldest) {
            this.remove(oldest.id);
        }
        while (!write(PREFIX + json.id, json)) {
            const all = others();
            const least = all.findLast((game) => game.moves.length === 0) ?? all.findLast(isOver) ?? all.at(-1);
            if (!least) {
                return this.dispatchEvent(new Event("full"));
            }
            this.remove(least.id);
        }
        write(LAST, json.id);
        keepForThisWindow(json.id);
    }

    /** The game as it was left in this window, else the one that was played last; or null. */
    resume() {
        const last = () => [ofThisWindow(), read(LAST)].map((id) => id && this.open(id)).find(Boolean);
        return this.#first() ?? last() ?? this.list()[0] ?? null;
    }

    /** Takes over the game that the first version has kept. */
    #first() {
        const json = read(FIRST);
        try {
            const game = json && Game.fromJson(json);
            if (game) {
                write(PREFIX + game.id, { ...game.toJson(), movedAt: Date.now() }) && localStorage.removeItem(FIRST);
            }
            return game && this.open(game.id);
        } catch {
            return null;
        }
    }

    /** A game by its id, as it was saved last; null where there is none. */
    open(id) {
        const json = read(PREFIX + id);
        try {
            return json && Game.fromJson(json);
        } catch {
            return null;
        }
    }

    /** All games, the one that was played last first. @returns {Game[]} */
    list() {
        return keys()
            .map((key) => this.open(key.slice(PREFIX.length)))
            .filter(Boolean)
            .sort((a, b) => b.movedAt - a.movedAt);
    }

    /** Takes the place of untouched games of the same puzzle: who opens a link twice has one game. */
    replaceUntouched(game) {
        const start = JSON.stringify(game.start.toJson());
        this.list()
            .filter(({ id, moves }) => id !== game.id && moves.length === 0)
            .filter((one) => !one.typing && JSON.stringify(one.start.toJson()) === start)
            .forEach(({ id }) => this.remove(id));
    }

    remove(id) {
        localStorage.removeItem(PREFIX + id);
    }

    /** Brings a deleted game back. @param {Game} game */
    restore(game) {
        write(PREFIX + game.id, game.toJson());
    }
}

function isOver({ position }) {
    return position.isSolved;
}

function keys() {
    try {
        return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    } catch {
        return [];
    }
}

/** Each window remembers which game it shows. */
function keepForThisWindow(id) {
    try {
        sessionStorage.setItem(LAST, id);
    } catch {
        // Then all windows resume the game that was played last.
    }
}

function ofThisWindow() {
    try {
        return sessionStorage.getItem(LAST);
    } catch {
        return null;
    }
}
