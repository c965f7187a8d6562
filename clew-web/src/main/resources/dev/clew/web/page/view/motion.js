import { s, set } from "./dom.js";

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
    const { element, layers } = figure;
    const links = [...layers.links.children];
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
    const line = link.querySelector(".link-line");
    const id = `veil-${++masks}`;
    const path = s("path", { class: "unveil", d: line.getAttribute("d"), pathLength: 1 });
    const box = { x: -1, y: -1, width: 40, height: 40, maskUnits: "userSpaceOnUse" };
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

/** Draws the thread once along the last moves, behind the digits; then it rests. */
export function celebrate(figure, cells) {
    if (cells.length < 2) {
        return;
    }
    const points = cells.map((cell) => figure.geometry.centre(cell)).map(({ x, y }) => [x / figure.geometry.side, y / figure.geometry.side]);
    const path = points.slice(1).reduce((d, [x, y], i) => {
        const [x0, y0] = points[i];
        return `${d}C${(x0 + x) / 2} ${y0} ${(x0 + x) / 2} ${y} ${x} ${y}`;
    }, `M${points[0].join(" ")}`);
    figure.layers.links.replaceChildren(s("path", { class: "victory", d: path, pathLength: 1 }));
}
