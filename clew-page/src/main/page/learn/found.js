import { inWords } from "../model/digits.js";
import { h, n, s } from "../parts/dom.js";

const WIDTH = 300;
const STEP = 34;

/** The positions in which the technique was found, as knots on a thread that runs on. */
export class Found {
    constructor() {
        this.words = h("p", {});
        this.svg = s("svg", { width: WIDTH, height: 24, viewBox: `0 0 ${WIDTH} 24`, "aria-hidden": "true" });
        this.element = h("div", { class: "found-thread" }, this.svg, this.words);
    }

    /** @param {number} count */
    show(count) {
        const shown = Math.min(count, 6);
        const x = (i) => 8 + (i + 1) * STEP;
        const wave = (i) => 12 + (i % 2 ? 3 : -3);
        const way = Array.from({ length: shown }, (_, i) => `S${n(x(i) - STEP / 3)} ${wave(i)} ${x(i)} 12`).join("");
        const end = shown ? x(shown - 1) : 8;
        this.svg.replaceChildren(
            s("path", { class: "thread-walked", d: `M4 12${way}` }),
            s("line", { class: "thread-dots", x1: end + 12, x2: WIDTH, y1: 12, y2: 12 }),
            ...Array.from({ length: shown }, (_, i) => s("circle", { class: "found-knot", cx: x(i), cy: 12, r: 4.5 })),
        );
        const times = count === 1 ? "one position" : `${inWords(count)} positions`;
        this.words.textContent = count ? `Found in ${times} so far.` : "Not found yet. Every position is a new one.";
    }
}
