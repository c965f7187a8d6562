import { cellOf } from "../app/layout.js";

/** From here on a low window has the words of a lesson beside its figure. */
const WIDE = 900;

/** How large the grid of a lesson is: smaller than the one to play on, since text stands beside it and kin below. */
function nineOf(kind, width, height) {
    if (kind === "side") {
        return Math.min(52, Math.floor((width - 480) / 9));
    }
    if (kind === "hall") {
        return Math.min(72, Math.floor((width - 1010) / 9), Math.floor((height - 420) / 9));
    }
    const wide = Math.floor((width - 812) / 9);
    return Math.max(40, Math.min(60, wide, Math.max(44, Math.floor((height - 332) / 9))));
}

/**
 * Gives a board the size that the window leaves for it.
 *
 * @param {import("../grid/board.js").Board} board
 * @param {import("../model/shape.js").Shape} shape
 */
export function fit(board, shape) {
    const root = document.documentElement;
    const { layout } = root.dataset;
    const alone = layout === "phone" || layout === "tablet" || board.element.closest(".drill") !== null;
    const narrow = layout !== "desk" && layout !== "hall" && (alone || root.clientWidth < WIDE);
    const kept = parseFloat(root.style.getPropertyValue("--room"));
    const room = narrow ? kept : 9 * nineOf(layout, root.clientWidth, root.clientHeight);
    const side = cellOf(room, shape.size, narrow ? devicePixelRatio : 1);
    board.element.style.setProperty("--extent", `${side * shape.size}px`);
    board.element.style.setProperty("--room", `${room}px`);
    board.resize(shape, side);
}
