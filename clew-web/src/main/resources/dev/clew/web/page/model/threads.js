import { inWords } from "./digits.js";
import { places, SHOWN, valueAfter } from "./game.js";
import { levelIndex } from "./singles.js";

/**
 * Threads to draw: of the moves of a game, and of the path of a solution.
 *
 * @typedef {import("../view/strip.js").Thread} Thread
 */

/**
 * Consecutive notes and colours are one knot. Each knot keeps how many moves stand when it is walked.
 *
 * @param {import("./game.js").Game} game
 */
export function knotsOf(game) {
    const knots = [];
    game.moves.forEach((move, i) => {
        const quiet = move.kind === "note" || move.kind === "colour" || move.kind === "fill";
        const last = knots.at(-1);
        if (quiet && last?.quiet && i !== game.index) {
            last.moves = i + 1;
        } else {
            knots.push({
                level: move.level,
                places: move.changes.some(places),
                quiet,
                leap: isLeap(move),
                moves: i + 1,
                text: `move ${i + 1}${told(game, move)}${isLeap(move) ? leapWords(move) : ""}`,
            });
        }
    });
    return knots;
}

/**
 * Whether a digit was placed where no single leads to it: worked out in the head, guessed, or revealed. No level tells
 * how hard that was.
 */
function isLeap(move) {
    const ungraded = move.level === null && move.kind === "digit";
    return (ungraded || SHOWN.includes(move.kind)) && move.changes.some(places);
}

function leapWords({ kind }) {
    return { reveal: ", revealed", solve: ", the solution", guess: "" }[kind] ?? ", more than a single";
}

function told(game, move) {
    if (move.name) {
        return `, ${move.name}`;
    }
    const put = move.changes.find(places);
    const words = { note: "notes", colour: "colours", fill: "notes filled in", erase: "erased" };
    return put ? `, ${valueAfter(put)} in ${game.shape.cellName(put[0])}` : `, ${words[move.kind] ?? "notes"}`;
}

/**
 * @param {import("./game.js").Game} game
 * @param {number|null} level of the puzzle
 * @returns {Thread}
 */
export function threadOfGame(game, level) {
    const knots = knotsOf(game);
    const current = knots.filter((knot) => knot.moves <= game.index).length;
    const { cells } = game.shape;
    const { filled } = game.position;
    const moves = game.index;
    return {
        knots,
        current,
        top: Math.max(1, level ?? 0, ...knots.map((knot) => knot.level ?? 0)),
        leaps: knots.some((knot) => knot.leap),
        ahead: cells - filled,
        done: filled / cells,
        title: "Your thread",
        words: moves === 0 ? "no moves yet" : `${moves} move${moves === 1 ? "" : "s"} · tap a knot to go back to it`,
        count: `${filled} of ${cells}`,
        text: current === 0 ? "the beginning" : knots[current - 1].text,
    };
}

/**
 * @param {object[]} steps of the path, as the server tells them
 * @param {number} current how many of them are shown
 * @returns {Thread}
 */
export function threadOfPath(steps, current) {
    const knots = steps.map((step, i) => ({
        level: levelIndex(step.difficulty) ?? 0,
        places: step.conclusions.some((one) => !one.includes("<>")),
        name: step.name,
        text: `step ${i + 1} of ${steps.length}, ${step.name}, ${step.difficulty}, ${doing(step)}`,
    }));
    const top = Math.max(1, ...knots.map((knot) => knot.level));
    return {
        knots,
        current,
        top,
        ahead: 0,
        whole: true,
        labels: labelsOf(knots, top),
        title: "",
        words: "",
        count: "",
        text: knots[current - 1]?.text ?? "",
    };
}

/** What a step does, in few words. */
export function doing(step) {
    const removed = step.conclusions.filter((one) => one.includes("<>"));
    if (removed.length === 0) {
        return `places ${step.conclusions.join(", ").replaceAll("=", " = ")}`;
    }
    return `removes ${inWords(removed.length)} candidate${removed.length === 1 ? "" : "s"}`;
}

/** The first of each technique at the two highest levels; neighbours of one kind share a bracket. */
function labelsOf(knots, top) {
    const labels = [];
    const seen = new Set();
    let end = -Infinity;
    knots.forEach(({ level, name }, i) => {
        if (level < Math.max(2, top - 1) || seen.has(name)) {
            return;
        }
        const same = knots.map((knot, k) => k).filter((k) => k >= i && knots[k].name === name && k <= i + 6);
        const bracket = level === top && same.length > 1;
        if (i > end) {
            seen.add(name);
            labels.push({
                from: i,
                to: bracket ? same.at(-1) : i,
                level,
                words: bracket ? `${inWords(same.length)} × ${name}` : name,
            });
            end = (bracket ? same.at(-1) : i) + 5;
        }
    });
    return labels;
}
