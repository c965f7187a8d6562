import { Hints } from "../app/hints.js";
import { HOME } from "../app/places.js";
import { puzzleFragment } from "../app/share.js";
import { isRegions } from "../app/typing.js";
import { threadOfGame, threadOfPath, knotsOf } from "../model/threads.js";
import { levelIndex } from "../model/singles.js";
import { About, Clock, timeOf } from "../parts/about.js";
import { button, notice } from "../parts/card.js";
import { h, isCalm, set } from "../parts/dom.js";
import { EndCard } from "../parts/endcard.js";
import { HintCard } from "../parts/hintcard.js";
import { Pad } from "../parts/pad.js";
import { Segmented } from "../parts/segmented.js";
import { Tools } from "../parts/tools.js";
import { drawIn } from "../grid/motion.js";
import { wayOf } from "./thread.js";
import { TypingCard } from "./typing.js";
import { waysIn } from "./ways.js";

const MODES = [
    { id: "digits", words: "Digits", key: "Z" },
    { id: "notes", words: "Notes", key: "X" },
    { id: "colours", words: "Colours", key: "C" },
];

/** Playing: the panel beside the grid, the hint, the player's thread. */
export class PlayView {
    /** @param {import("../app/app.js").App} app */
    constructor(app) {
        this.app = app;
        this.hints = new Hints(app);
        this.clock = new Clock(() => app.run("pause"));
        this.about = new About(this.clock);
        this.modes = new Segmented("What keys enter", MODES, (id) => app.run("mode", id));
        this.pad = new Pad(
            (value) => app.run("digit", value, false),
            () => app.run(app.game.typing ? "blank" : "erase"),
        );
        this.tools = new Tools((command) => app.run(command));
        this.card = new HintCard(app.board, {
            depth: (depth) => this.hints.show(depth),
            apply: () => app.run("apply"),
            close: () => app.run("dismiss"),
            announce: (text) => app.announce(text),
        });
        this.end = new EndCard({
            thread: () => app.run("view", "thread"),
            another: () => app.run("new"),
            games: () => app.run("games"),
        });
        /** What was said last, above what is offered: a notice never takes the place of help. */
        this.said = h("div", { class: "said" });
        this.offered = h("div", { class: "offered" });
        this.slot = h("div", { class: "slot" }, this.said, this.offered);
        this.link = h("p", { class: "print-link", "aria-hidden": "true" });
        this.element = h(
            "div",
            { class: "panel play-panel" },
            this.about.element,
            this.link,
            this.modes.element,
            this.pad.element,
            this.tools.element,
            this.slot,
            this.card.element,
            this.end.element,
        );
        this.stuck = this.#stuckCard();
        this.#listen();
        this.note(null);
    }

    #listen() {
        this.hints.addEventListener("change", () => this.#hintChanged());
        this.hints.addEventListener("busy", () => this.#busyChanged());
        addEventListener(
            "beforeprint",
            () => (this.link.textContent = HOME + puzzleFragment(this.app.game.start)),
        );
    }

    /** The three depths as three buttons; on a phone the tool Hint stands for them. */
    #stuckCard() {
        const depth = (words, number) =>
            button({ words: h("span", { text: words }), name: `depth depth-${number}`, run: () => this.ask(number) });
        const link = (words, command) =>
            h("button", { type: "button", class: "plain-link", text: words, on: { click: () => this.app.run(command) } });
        return h(
            "section",
            { class: "card stuck", "aria-label": "Help" },
            h(
                "p",
                {},
                h("strong", { text: "Stuck?" }),
                h("span", { text: "Take as much help as you want." }),
                h("kbd", { text: "H", "aria-hidden": "true" }),
            ),
            h("div", { class: "depths" }, depth("Nudge", 1), depth("Where", 2), depth("Why", 3)),
            h("p", { class: "more-help" }, link("Reveal a cell", "reveal"), link("Solve", "solve"), link("Thread from here", "threadFromHere")),
        );
    }

    /** The way back here from a lesson. */
    get origin() {
        const words = this.hints.open ? "Back to the hint" : "Back to the puzzle";
        return this.app.game.isEmpty ? null : { words, href: "#play" };
    }

    /** Goes to the clause before or after; false where none is shown. */
    step(by) {
        const isShown = this.hints.open?.depth === 3;
        return isShown ? this.card.argument.step(by) : false;
    }

    /** Another view comes to the front. */
    leave() {
        this.card.argument.rest();
    }

    /** Opens a hint; its heading takes the focus. */
    async ask(depth, guess = false) {
        const wasOpen = this.hints.open !== null;
        await this.hints.show(depth, guess);
        if (this.hints.open && !wasOpen) {
            this.card.title.focus({ preventScroll: true });
        }
    }

    #busyChanged() {
        const { busy } = this.hints;
        this.element
            .querySelectorAll(".depth, .tool-hint")
            .forEach((one) =>
                one.classList.toggle(
                    "busy",
                    busy > 0 && (one.classList.contains(`depth-${busy}`) || one.classList.contains("tool-hint")),
                ),
            );
        set(this.element, { "aria-busy": busy ? "true" : null });
        clearTimeout(this.patience);
        if (busy) {
            this.patience = setTimeout(() => this.app.announce("Still looking"), 3000);
        }
    }

    #hintChanged() {
        const { open } = this.hints;
        this.note(null);
        this.card.show(open, this.app.game.shape);
        set(this.app.stage, { "data-hint": open ? "on" : null });
        this.app.refresh();
        if (open?.depth === 3 && this.shown !== open.step && !isCalm()) {
            drawIn(this.app.board.figure);
        }
        this.shown = open?.depth === 3 ? open.step : null;
        if (open) {
            const { texts, name } = open.step;
            const words = [texts.nudge, `${name}. ${texts.where}`, texts.why][open.depth - 1];
            this.app.announce(`${words} ${open.putBack}`.trim());
        }
    }

    /** Says something above what is offered; null takes it back. It goes by itself with the next move. */
    note(content) {
        const inside = this.said.contains(document.activeElement);
        this.content = content;
        const close = () => this.note(null);
        this.said.replaceChildren(...(content ? [notice({ onClose: close, ...content })] : []));
        set(this.app.stage, { "data-notice": content ? "on" : null });
        inside && !content && this.app.board.focusCell(this.app.selection.cursor);
        this.#offer();
    }

    #offer() {
        const { game } = this.app;
        const kind = game.typing ? "typing" : game.isEmpty ? "empty" : "stuck";
        if (this.offer !== kind) {
            this.offer = kind;
            this.typing = kind === "typing" ? new TypingCard(this.app) : null;
            this.offered.replaceChildren(this.typing?.element ?? (kind === "empty" ? waysIn(this.app) : this.stuck));
        }
        this.typing?.update();
    }

    /** Both threads of a game that is over; without the engine only the player's. */
    async #compare(game) {
        const own = threadOfGame(game, levelIndex(game.about.level));
        this.end.compare(own, null);
        try {
            const { steps } = await wayOf(game);
            if (this.end.game === game && steps?.length) {
                this.end.compare(own, threadOfPath(steps, steps.length));
            }
        } catch {
            // The player's own thread stands alone.
        }
    }

    /** The scene of the grid while playing. */
    scene() {
        const { game, selection, settings, digit } = this.app;
        const { position } = game;
        const { drawing } = this.hints;
        const single = selection.cells.size === 1 ? selection.cursor : -1;
        const peers = single >= 0 && settings.get("peers") ? new Set(game.shape.peers[single]) : new Set();
        const same = new Set(
            digit
                ? position.values.map((value, cell) => (value === digit ? cell : -1)).filter((cell) => cell >= 0)
                : [],
        );
        return {
            values: position.values,
            givens: game.typing ? position.values : position.givens,
            marks: this.hints.marks(position),
            revealed: game.revealed,
            hidden: this.app.paused,
            drawing,
            play: {
                selected: selection.cells,
                peers,
                same,
                digit,
                colours: isRegions(game) ? position.values.map((value) => value % 9) : position.colours,
                glyphs: settings.get("glyphs"),
                conflicts: settings.get("conflicts") && !isRegions(game) ? position.conflicts() : new Set(),
                wrong: this.hints.wrong,
            },
        };
    }

    update() {
        const { game, mode, digit, paused } = this.app;
        if (this.end.game && this.compared !== this.end.game) {
            this.#compare(this.end.game);
        }
        this.compared = this.end.game;
        this.#offer();
        this.about.update(game);
        this.modes.choose(mode);
        this.pad.update(game.position, mode, this.hints.drawing ? 0 : digit);
        set(this.pad.erase, { "aria-label": game.typing ? "Leave blank" : "Erase" });
        this.tools.update(game);
        this.clock.update(game.seconds, paused);
        this.app.board.show(this.scene(), this.app.selection.cursor);
        this.app.board.say(paused ? `Paused at ${timeOf(game.seconds)}` : "");
        this.app.strip.draw(threadOfGame(game, levelIndex(game.about.level)));
    }

    /** Goes to the position after a number of knots. */
    goToKnot(knots) {
        const { game } = this.app;
        game.goTo(knots === 0 ? 0 : knotsOf(game)[knots - 1].moves);
    }
}
