import { valuesOf } from "../model/digits.js";
import { levelIndex, levelName } from "../model/singles.js";
import { Board } from "../grid/board.js";
import { button, notice } from "../parts/card.js";
import { h, isCalm, set } from "../parts/dom.js";
import { dot, HintCard } from "../parts/hintcard.js";
import { drawIn } from "../grid/motion.js";
import { Pad } from "../parts/pad.js";
import { Segmented } from "../parts/segmented.js";
import { Tools } from "../parts/tools.js";
import { listen } from "./drillinput.js";
import { Found } from "./found.js";
import { fit } from "./measure.js";
import { NINE } from "./nine.js";
import { verdictWords } from "./verdict.js";

const MODES = [
    { id: "notes", words: "Strike notes", key: "X" },
    { id: "digits", words: "Place digits", key: "Z" },
];

/** Practising: the position of a drill on the grid, and beside it what the player marks with, asks and is told. */
export class DrillView {
    /** The one that is played. @type {import("./drill.js").Drill} */
    drill;

    /** @param {{announce: (text: string) => void, found: (id: string) => void, next: () => void}} on */
    constructor(on) {
        this.on = on;
        this.board = new Board(NINE, 40);
        this.level = h("p", { class: "lesson-level" });
        this.title = h("h1", { class: "lesson-title", tabindex: -1 });
        this.task = h("p", { class: "drill-task" });
        this.back = h("a", { class: "all-techniques", text: "The lesson" });
        this.origin = h("a", { class: "back-link", hidden: true });
        this.modes = new Segmented("What keys do", MODES, (id) => this.drill.setMode(id));
        this.pad = new Pad(
            (value) => this.say(this.drill.digit(value)),
            () => this.say(this.drill.erase()),
        );
        this.tools = new Tools((command) => this.run(command));
        this.card = new HintCard(this.board, {
            depth: (depth) => this.help(depth),
            apply: () => this.apply(),
            close: () => this.help(0),
            announce: (text) => this.say(text),
        });
        this.card.isLesson = true;
        this.slot = h("div", { class: "drill-slot" });
        this.found = new Found();
        this.element = this.#build();
        listen(this);
    }

    #build() {
        const depth = (words, number) => button({ words, name: "depth", run: () => this.help(number, true) });
        this.stuck = h(
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
        );
        const go = h(
            "div",
            { class: "drill-go" },
            button({ words: "Check", run: () => this.check(), primary: true }),
            button({ words: "Another position", run: this.on.next }),
        );
        const ways = h("nav", { class: "lesson-ways", "aria-label": "Ways back" }, this.back, this.origin);
        const head = h("header", { class: "drill-head" }, ways, this.level, this.title, this.task);
        const panel = [this.modes.element, this.pad.element, this.tools.element, go, this.slot, this.card.element];
        return h(
            "article",
            { class: "drill", hidden: true },
            head,
            h("div", { class: "drill-figure" }, this.board.element, this.found.element),
            h("div", { class: "drill-panel" }, panel),
        );
    }

    /**
     * @param {import("./drill.js").Drill} drill
     * @param {{id: string, level: string}} technique
     * @param {number} found how often it was found already
     */
    show(drill, technique, found) {
        this.drill = drill;
        this.element.hidden = false;
        drill.addEventListener("change", () => this.drill === drill && this.#changed());
        const level = levelIndex(technique.level) ?? 0;
        this.level.replaceChildren(
            dot(level),
            h("strong", { text: levelName(level) }),
            h("span", { text: "practice" }),
        );
        this.title.textContent = drill.step.name;
        this.task.textContent = drill.task;
        this.back.setAttribute("href", `#learn/${technique.id}`);
        this.modes.element.hidden = drill.bare;
        this.found.show(found);
        const { activeElement, body } = document;
        const isFree = activeElement === body || this.element.contains(activeElement);
        this.tell(null);
        this.draw();
        isFree && this.board.focusCell(drill.selection.cursor);
    }

    #changed() {
        this.tell(null);
        this.draw();
    }

    say(text) {
        text && this.on.announce(text);
    }

    /** A tool or a key by its name. */
    run(command) {
        const { game } = this.drill;
        const commands = {
            undo: () => this.drill.solved || game.undo(),
            redo: () => this.drill.solved || game.redo(),
            erase: () => this.say(this.drill.erase()),
            check: () => this.check(),
            hint: () => this.help(Math.min(3, this.drill.depth + 1), this.drill.depth === 0),
        };
        return commands[command]?.();
    }

    /** Shows help of a depth; 0 closes it. */
    help(depth, focus = false) {
        const { drill } = this;
        if (drill.solved) {
            return;
        }
        const inside = this.card.element.contains(document.activeElement);
        drill.help(depth);
        if (depth === 0) {
            inside && this.board.focusCell(drill.selection.cursor);
            return;
        }
        const { texts, name } = drill.step;
        this.on.announce([texts.nudge, `${name}. ${texts.where}`, texts.why][depth - 1]);
        focus && this.card.title.focus({ preventScroll: true });
        depth === 3 && !isCalm() && drawIn(this.board.figure);
    }

    /** The step is carried out for the player; it does not count as found. */
    apply() {
        this.drill.apply();
        const text = "This is what follows. The next one is yours to find.";
        this.tell({ title: "There it is", text: [text], actions: this.#onward() });
        this.on.announce(text);
        this.#toNext();
    }

    check() {
        const { drill } = this;
        if (drill.solved) {
            return;
        }
        const verdict = drill.check();
        const words = verdictWords(verdict, drill);
        if (verdict.kind === "found" && drill.deepest < 3) {
            this.on.found(drill.technique);
        }
        const back = { words: "Take back what does not", run: () => drill.takeBack(verdict.astray), primary: true };
        const actions = { found: this.#onward(), astray: [back] }[verdict.kind] ?? [];
        this.tell({ title: words.title, text: [words.text], actions });
        this.on.announce(`${words.title}. ${words.text}`);
        verdict.kind === "found" && this.#toNext();
    }

    #onward() {
        return [{ words: "Next position", run: this.on.next, primary: true }];
    }

    #toNext() {
        this.slot.querySelector(".button-primary")?.focus({ preventScroll: true });
    }

    /** Says something where help is offered; null brings the offer back. */
    tell(content) {
        const onClose = this.drill?.solved ? undefined : () => this.tell(null);
        this.slot.replaceChildren(content ? notice({ ...content, onClose }) : this.stuck);
        set(this.element, { "data-notice": content ? "on" : null });
    }

    draw() {
        const { drill } = this;
        if (!drill) {
            return;
        }
        const { scene, selection, mode, game } = drill;
        fit(this.board, drill.shape);
        this.board.show(scene, selection.cursor);
        this.#sayStruck();
        this.modes.choose(mode);
        this.pad.update(game.position, mode, scene.play.digit);
        this.tools.update(game);
        this.card.show(drill.depth ? drill : null, drill.shape);
        set(this.element, { "data-hint": drill.depth ? "on" : null, "data-solved": drill.solved ? "yes" : null });
    }

    /** Struck notes are drawn; those who listen are told. */
    #sayStruck() {
        const { start, position } = this.drill.game;
        this.board.cells.forEach((element, cell) => {
            const struck = start.marks[cell] & ~position.marks[cell];
            if (struck && !position.values[cell] && !this.drill.bare) {
                const said = element.getAttribute("aria-label");
                set(element, { "aria-label": `${said}, struck ${valuesOf(struck).join(" ")}` });
            }
        });
    }
}
