/**
 * How easily a move could be seen, as far as a glance can tell: a box with one place left, a line or a cell with one
 * candidate left. What needs more than that is for the engine to name.
 */

/** Levels from the easiest on; the numbers in the model count from 0. */
export const LEVELS = ["beginner", "easy", "moderate", "hard", "expert", "extreme", "beyond"];

/** Beginner → 0; unknown names → null. @param {unknown} name */
export function levelIndex(name) {
    const index = LEVELS.indexOf(String(name ?? "").toLowerCase());
    return index < 0 ? null : index;
}

/** @param {number|null} index */
export function levelName(index) {
    const name = LEVELS[index ?? -1];
    return name ? name[0].toUpperCase() + name.slice(1) : "";
}

/**
 * @param {import("./position.js").Position} before the position before the move
 * @param {number} cell
 * @param {number} value
 * @returns {number|null} 0 for beginner, 1 for easy, null where no single leads to the move
 */
export function levelOfPlacement(before, cell, value) {
    const bit = 1 << value;
    const single = before.shape.housesOf[cell].filter((house) =>
        house.cells.every((other) => other === cell || !(before.open(other) & bit)),
    );
    if (single.some((house) => isArea(house) || openCells(before, house) === 1)) {
        return 0;
    }
    return single.length || before.open(cell) === bit ? 1 : null;
}

/** @param {import("./shape.js").House} house */
function isArea(house) {
    return house.kind === "box" || house.kind === "region";
}

/**
 * @param {import("./position.js").Position} position
 * @param {import("./shape.js").House} house
 */
function openCells(position, house) {
    return house.cells.filter((cell) => !position.values[cell]).length;
}
