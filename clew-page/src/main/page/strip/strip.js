import { h, n, s, set } from "../parts/dom.js";
import { paintLabels, paintLevels } from "./threadlabels.js";
import { paintBall, paintKnots, paintLine } from "./threadline.js";
import { ThreadScale } from "./threadscale.js";

/**
 * The thread: moves or steps from left to right, how hard each was as its height. It is a slider: arrows, a drag or a
 * tap on a knot go back and forward.
 *
 * @typedef {import("../model/threads.js").Thread} Thread
 */
export class Strip {
    /** What is drawn. @type {Thread} */
    thread;
    /** Where there is room. @type {{width: number, height: number, type: number}} */
    room;

    /** @param {(knots: number) => void} onGo called with how many knots shall be walked */
    constructor(onGo) {
        this.onGo = onGo;
        this.title = h("h2", { class: "strip-title" });
        this.words = h("p", { class: "strip-words" });
        this.count = h("p", { class: "strip-count" });
        this.svg = s("svg", { class: "strip-svg", "aria-hidden": "true" });
        this.now = s("g", {}, s("line", { class: "strip-now" }), s("circle", { class: "strip-ring" }));
        this.tip = h("div", { class: "strip-tip", hidden: true });
        this.track = h(
            "div",
            { class: "strip-track", role: "slider", tabindex: 0, "aria-label": "The thread" },
            this.svg,
            this.tip,
        );
        this.element = h(
            "section",
            { class: "strip", "aria-label": "Thread" },
            h("div", { class: "strip-head" }, this.title, this.words, this.count),
            this.track,
        );
        this.#listen();
        new ResizeObserver(() => this.#resized()).observe(this.track);
    }

    #listen() {
        const at = (event) => {
            const x = event.clientX - this.track.getBoundingClientRect().left;
            return this.scale.knotsAt(x);
        };
        this.track.addEventListener("pointerdown", (event) => {
            this.track.setPointerCapture(event.pointerId);
            this.onGo(at(event));
        });
        this.track.addEventListener("pointermove", (event) => {
            if (this.track.hasPointerCapture(event.pointerId)) {
                this.onGo(at(event));
            }
            this.#hover(at(event));
        });
        this.track.addEventListener("pointerleave", () => (this.tip.hidden = true));
        this.track.addEventListener("keydown", (event) => this.#walk(event));
    }

    #walk(event) {
        const { current, knots } = this.thread;
        const target = {
            ArrowLeft: current - 1,
            ArrowDown: current - 1,
            ArrowRight: current + 1,
            ArrowUp: current + 1,
            PageDown: current - 10,
            PageUp: current + 10,
            Home: 0,
            End: knots.length,
        }[event.key];
        if (target !== undefined) {
            event.preventDefault();
            event.stopPropagation();
            this.onGo(Math.max(0, Math.min(knots.length, target)));
        }
    }

    #resized() {
        const { width, height } = this.track.getBoundingClientRect();
        const type = parseFloat(getComputedStyle(this.track).getPropertyValue("--type")) || 1;
        this.room = { width, height, type };
        if (this.thread) {
            this.draw(this.thread);
        }
    }

    #hover(knots) {
        const knot = this.thread.knots[knots - 1];
        this.tip.hidden = !knot;
        if (knot) {
            this.tip.textContent = knot.text;
            this.tip.style.setProperty("--x", `${n(this.scale.x(knots - 1))}px`);
        }
    }

    /** @param {Thread} thread */
    draw(thread) {
        this.thread = thread;
        this.title.textContent = thread.title;
        this.words.textContent = thread.words;
        this.count.textContent = thread.count;
        set(this.track, {
            "aria-valuemin": 0,
            "aria-valuemax": thread.knots.length,
            "aria-valuenow": thread.current,
            "aria-valuetext": thread.text,
        });
        if (this.room?.width > 0) {
            this.#paint(new ThreadScale(this.room, thread));
        }
    }

    #paint(scale) {
        const { width, height } = this.room;
        this.scale = scale;
        set(this.svg, { width: n(width), height: n(height), viewBox: `0 0 ${n(width)} ${n(height)}` });
        this.svg.replaceChildren(
            ...paintLevels(scale),
            ...paintLabels(scale),
            ...paintLine(scale),
            ...paintKnots(scale),
            ...paintBall(scale),
        );
        this.#ring(scale);
    }

    /** The ring stays one element, so that it slides from knot to knot. */
    #ring(scale) {
        const { knots, current, whole } = this.thread;
        const knot = whole ? knots[current - 1] : null;
        if (knot) {
            this.svg.append(this.now);
            const [line, ring] = this.now.children;
            set(line, { y1: n(scale.top - 14), y2: n(scale.bottom + 8), visibility: scale.small ? "hidden" : null });
            set(ring, { r: n(scale.radius(knot.level) + 4.5) });
            this.now.style.setProperty("--x", `${n(scale.x(current - 1))}px`);
            this.now.style.setProperty("--y", `${n(scale.y(knot))}px`);
        }
    }
}
