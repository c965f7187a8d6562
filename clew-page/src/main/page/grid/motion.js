import { n, s, set } from "../parts/dom.js";
import { UNIT } from "./drawing.js";

const FIRST = 120;
const EACH = 140;
const MOST = 900;

let masks = 0;

/**
 * Lets evidence appear in order: tints, then links drawn one after the other, what goes last. Any key or tap completes
 * it. A link is unveiled by a mask that follows its curve, so that dashes stay dashes.
 *
 * @param {import("./figure.js").Figure} figure
 */
export function drawIn(figure) {
    const { element } = figure;
    const links = [...element.querySelectorAll(".link")];
    const each = Math.min(EACH, (MOST - FIRST - 160) / Math.max(1, links.length));
    const unmask = links.map((link, i) => veil(link, FIRST + i * each, each));
    const end = FIRST + links.length * each;
    element.style.setProperty("--links-end", end);
    element.classList.add("drawing-in");
    const finish = () => {
        clearTimeout(timer);
        removeEventListener("keydown", finish, true);
        removeEventListener("pointerdown", finish, true);
        element.classList.remove("drawing-in");
        unmask.forEach((undo) => undo());
    };
    const timer = setTimeout(finish, end + 200);
    addEventListener("keydown", finish, true);
    addEventListener("pointerdown", finish, true);
}

function veil(link, from, each) {
    const line = link.firstElementChild;
    const id = `veil-${++masks}`;
    const path = s("path", { class: "unveil", d: line.getAttribute("d"), pathLength: 1 });
    const box = { x: -UNIT, y: -UNIT, width: 40 * UNIT, height: 40 * UNIT, maskUnits: "userSpaceOnUse" };
    const mask = s("mask", { id, ...box }, path);
    link.prepend(mask);
    set(line, { mask: `url(#${id})` });
    link.style.setProperty("--from", from);
    link.style.setProperty("--each", each);
    return () => {
        mask.remove();
        set(line, { mask: null });
    };
}

/** Draws the thread once along the last moves, behind the digits; then it rests until the grid changes. */
export function celebrate(figure, cells) {
    const { geometry, layers, element } = figure;
    if (cells.length < 2) {
        return;
    }
    const points = cells.map((cell) => geometry.centre(cell)).map(({ x, y }) => [(x / geometry.side) * UNIT, (y / geometry.side) * UNIT]);
    layers.thread.replaceChildren(s("path", { class: "victory", d: smooth(points), pathLength: 1 }));
    element.classList.add("at-rest");
}

/** Takes the thread of a solved grid away. */
export function clearCelebration(figure) {
    if (figure.element.classList.contains("at-rest")) {
        figure.element.classList.remove("at-rest");
        figure.layers.thread.replaceChildren();
    }
}

/** How far a turn may swing out. */
const SWING = 0.3 * UNIT;

/** A curve through points, each turn eased by its neighbours. */
function smooth(points) {
    const at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
    const curves = points.slice(1).map((to, i) => {
        const from = points[i];
        const control = (a, b, sign, base) => {
            const reach = Math.min(1 / 8, SWING / Math.hypot(b[0] - a[0], b[1] - a[1]));
            return base.map((value, k) => n(value + sign * (b[k] - a[k]) * reach));
        };
        return `C${control(at(i - 1), to, 1, from)} ${control(from, at(i + 2), -1, to)} ${to.map(n)}`;
    });
    return `M${points[0].map(n)}${curves.join("")}`;
}
