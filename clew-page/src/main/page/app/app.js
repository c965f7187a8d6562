import { Game } from "../model/game.js";
import { Position } from "../model/position.js";
import { Selection } from "../model/selection.js";
import { Board } from "../grid/board.js";
import { h, set } from "../parts/dom.js";
import { Header } from "../parts/header.js";
import { clearCelebration } from "../grid/motion.js";
import { Strip } from "../strip/strip.js";
import { LearnView } from "../screens/learn.js";
import { PlayView } from "../screens/play.js";
import { ThreadView } from "../screens/thread.js";
import { warmUp } from "./api.js";
import { Ticking } from "./clock.js";
import { COMMANDS } from "./commands.js";
import { finish } from "./finish.js";
import { Games } from "./games.js";
import { rate } from "./grading.js";
import { watchLayout } from "./layout.js";
import { Settings } from "./settings.js";

const NO_ROOM = "This browser keeps nothing for this page, so the game is lost when you leave. A link from Share keeps it.";

/** How long after a failure the engine is tried again, in milliseconds: the failure is to be read first. */
const LOOK_AGAIN = 3000;

/**
 * The page: one game, one grid, three views on it. Whatever a player does comes in as a command with a name; whatever
 * changes is drawn by `refresh`. Moves never wait for the engine.
 */
export class App {
    constructor(root) {
        this.settings = new Settings();
        this.games = new Games();
        this.game = new Game(Position.empty());
        this.selection = new Selection(this.game.shape);
        this.mode = "digits";
        this.paused = false;
        /** A digit that stays highlighted wherever the cursor is; 0 for none. */
        this.pinned = 0;
        /** Whether the next digit is to be highlighted, not entered. */
        this.awaitsDigit = false;
        /** Where somebody came from who learns. @type {{words: string, href: string}|null} */
        this.origin = null;
        this.board = new Board(this.game.shape, 40);
        this.strip = new Strip((knots) => this.current.goToKnot?.(knots));
        this.live = h("div", { class: "unseen live", role: "status", "aria-live": "polite" });
        this.stage = h("main", { class: "stage", id: "main", tabindex: -1 });
        this.views = { play: new PlayView(this), thread: new ThreadView(this), learn: new LearnView(this) };
        this.header = new Header(this);
        this.#build(root);
        this.#listen();
        this.relayout = watchLayout(
            () => this.game.shape.size,
            ({ side }) => {
                this.board.resize(this.game.shape, side);
                this.refresh();
            },
        );
    }

    #build(root) {
        const { play, thread, learn } = this.views;
        const shared = h("div", { class: "board-area" }, this.board.element);
        this.stage.append(shared, play.element, thread.element, this.strip.element, learn.element);
        root.append(this.header.element, this.stage, this.live);
    }

    #listen() {
        this.board.addEventListener("pick", (/** @type {CustomEventInit} */ { detail }) => this.run("pick", detail));
        this.settings.addEventListener("change", () => this.refresh());
        this.games.addEventListener("follow", (/** @type {CustomEventInit} */ { detail }) => this.#follow(detail));
        this.games.addEventListener("full", () => this.fail(new Error(NO_ROOM)));
        addEventListener("online", () => this.#lookForEngine());
        new Ticking(
            () => this.view === "play" && !this.paused && !this.game.isEmpty && !this.game.position.isSolved,
            (seconds) => {
                this.game.seconds += seconds;
                this.views.play.clock.update(this.game.seconds, this.paused);
                this.header.clock.update(this.game.seconds, this.paused);
            },
        );
    }

    /** Takes another game. @param {Game} game */
    load(game) {
        const { play } = this.views;
        clearCelebration(this.board.figure);
        play.hints.close();
        play.hints.wrong = new Set();
        this.game = game;
        play.note(null);
        this.selection = new Selection(game.shape);
        this.pinned = 0;
        this.paused = false;
        this.mode = "digits";
        this.leaving?.abort();
        this.leaving = new AbortController();
        const { signal } = this.leaving;
        game.addEventListener("change", (/** @type {CustomEventInit} */ { detail }) => this.#played(detail.cells), { signal });
        this.games.watch(game, signal);
        this.views.thread.forget();
        this.relayout();
        finish(this);
        rate(this, game);
    }

    /** Plays a puzzle that was made, pasted, typed or linked; the game before stays in the list. @param {Game} game */
    begin(game) {
        this.games.flush();
        this.games.replaceUntouched(game);
        this.load(game);
    }

    /** Another window has gone on with this game. */
    #follow(game) {
        const { selection, mode, paused } = this;
        this.load(game);
        Object.assign(this, { selection, mode, paused });
        this.refresh();
        this.announce("Another window has gone on with this game");
    }

    #played(cells) {
        const { hints } = this.views.play;
        clearCelebration(this.board.figure);
        hints.wrong = new Set([...hints.wrong].filter((cell) => !cells.includes(cell)));
        hints.settle();
        if (cells.length) {
            this.views.play.note(null);
        }
        this.refresh();
        finish(this);
    }

    get view() {
        return this.stage.dataset.view ?? "play";
    }

    get current() {
        return this.views[this.view];
    }

    /**
     * Shows a view; the address says which, so that the browser's own back and forward work.
     *
     * @param {string} name play, thread or learn
     * @param {string} place what stands after the view's name in the address: x-wing in #learn/x-wing
     */
    show(name, place = "") {
        if (name !== this.view) {
            this.origin = this.current.origin ?? this.origin;
            this.current.leave?.();
        }
        set(this.stage, { "data-view": name });
        document.documentElement.dataset.view = name;
        document.title = { play: "Clew", thread: "Thread · Clew", learn: "Learn · Clew" }[name];
        this.current.enter?.(place);
        this.refresh();
    }

    /** Carries out a command. @returns {boolean|void} false if it did nothing */
    run(name, ...values) {
        this.awaitsDigit &&= name === "digit";
        return COMMANDS[name](this, ...values);
    }

    /** The digit to highlight: the pinned one, else the one under the cursor. */
    get digit() {
        const { selection, game, settings } = this;
        if (this.pinned || !settings.get("same") || selection.cells.size !== 1) {
            return this.pinned;
        }
        return game.position.values[selection.cursor];
    }

    get #state() {
        const { game } = this;
        return game.typing ? "typing" : game.isEmpty ? "empty" : game.position.isSolved ? "solved" : "game";
    }

    /** Draws what has changed. */
    refresh() {
        set(this.stage, {
            "data-state": this.#state,
            "data-paused": this.paused ? "yes" : null,
        });
        this.current?.update();
        this.header.update();
    }

    /** Says something to those who listen: one message for one action. */
    announce(text) {
        this.live.textContent = "";
        requestAnimationFrame(() => (this.live.textContent = text));
    }

    /** Shows what the engine could not do, and how to go on. */
    fail(error, again) {
        if (error.name === "AbortError") {
            return;
        }
        const actions = again ? [{ words: "Try again", run: again }] : [];
        this.views.play.note({ text: [error.message], error: true, offline: error.isOffline, actions });
        error.isOffline && this.#lookLater();
    }

    /**
     * Takes the word that the engine cannot be had back once it has been loaded. The browser's own word that it is
     * online does not do: it knows nothing of the host, and after a reload it may not even know of the network.
     */
    async #lookForEngine() {
        const { play } = this.views;
        if (play.content?.offline && (await warmUp())) {
            play.content?.offline && play.note(null);
        } else if (play.content?.offline) {
            this.#lookLater();
        }
    }

    #lookLater() {
        clearTimeout(this.looking);
        this.looking = setTimeout(() => this.#lookForEngine(), LOOK_AGAIN);
    }

    /** Shows an answer that is no step: gone wrong, more than one solution, beyond the catalogue. */
    tell(answer) {
        this.run("told", answer);
    }
}
