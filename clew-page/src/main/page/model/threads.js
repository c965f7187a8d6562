import { inWords } from "./digits.js";
import { places, SHOWN, valueAfter } from "./game.js";
import { levelIndex } from "./singles.js";

/**
 * Threads to draw: of the moves of a game, and of the path of a solution.
 *
 * @typedef {object} Knot
 * @property {number|null} level
 * @property {boolean} places filled if a value is placed, hollow if candidates go
 * @property {boolean} [leap] a digit that no single leads to; it has no level, and a line of its own
 * @property {string} text for those who listen, and on hover
 * @property {string} [name] the technique, for the labels
 * @property {boolean} [quiet] notes or colours
 * @property {boolean} [shown] found by Clew, not by the player
 * @property {number} [moves] how many moves stand when it is walked
 *
 * @typedef {object} Thread
 * @property {Knot[]} knots
 * @property {number} current how many knots are walked
 * @property {number} top the highest level to show
 * @property {boolean} [leaps] whether there are leaps
 * @property {number} ahead how many moves may still come; 0 where the knots are the whole way
 * @property {string} title
 * @property {string} words
 * @property {string} count
 * @property {string} text for those who listen
 * @property {number} [done] how much of the grid is filled, from 0 to 1
 * @property {boolean} [whole] whether the knots are the whole way
 * @property {Label[]} [labels]
 *
 * @typedef {{from: number, to: number, level: number, words: string}} Label over some knots
 *
 * @typedef {{title: string, level: string, conclusions: string[]}} PathStep as the engine tells it
 */

/**
 * Consecutive notes and colours are one knot. Each knot keeps how many moves stand when it is walked.
 *
 * @param {import("./game.js").Game} game
 */
export function knotsOf(game) {
    /** @type {(Knot & {moves: number})[]} */
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
                shown: SHOWN.includes(move.kind),
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
 *
 * @param {import("./game.js").Move} move
 */
function isLeap(move) {
    const ungraded = move.level === null && move.kind === "digit";
    return (ungraded || SHOWN.includes(move.kind)) && move.changes.some(places);
}

/** @param {import("./game.js").Move} move */
function leapWords({ kind }) {
    /** @type {Record<string, string>} */
    const words = { reveal: ", revealed", solve: ", the solution", guess: "" };
    return words[kind] ?? ", more than a single";
}

/**
 * @param {import("./game.js").Game} game
 * @param {import("./game.js").Move} move
 */
function told(game, move) {
    if (move.name) {
        return `, ${move.name}`;
    }
    const put = move.changes.find(places);
    /** @type {Record<string, string>} */
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
 * @param {PathStep[]} steps of the path
 * @param {number} current how many of them are shown
 * @returns {Thread}
 */
export function threadOfPath(steps, current) {
    const knots = steps.map((step, i) => ({
        level: levelIndex(step.level) ?? 0,
        places: step.conclusions.some((one) => !one.includes("<>")),
        name: step.title,
        text: `step ${i + 1} of ${steps.length}, ${step.title}, ${step.level}, ${doing(step)}`,
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

/** What a step does, in few words. @param {PathStep} step */
export function doing(step) {
    const removed = step.conclusions.filter((one) => one.includes("<>"));
    if (removed.length === 0) {
        return `places ${step.conclusions.join(", ").replaceAll("=", " = ")}`;
    }
    return `removes ${inWords(removed.length)} candidate${removed.length === 1 ? "" : "s"}`;
}

/** How many knots a name takes beside its own. */
const ROOM = 5;

/**
 * The first of each technique at the two highest levels, the highest before others; neighbours of one kind share a
 * bracket. No name lies on another or on a higher knot.
 *
 * @param {{level: number, name: string}[]} knots
 * @param {number} top
 */
function labelsOf(knots, top) {
    /** @type {Label[]} */
    const labels = [];
    const seen = new Set();
    for (let level = top; level >= Math.max(2, top - 1); level--) {
        knots.forEach((knot, i) => {
            if (knot.level !== level || seen.has(knot.name)) {
                return;
            }
            const near = level === top ? knots.slice(i, i + ROOM + 2) : [knot];
            const number = near.filter(({ name }) => name === knot.name).length;
            const to = i + near.findLastIndex(({ name }) => name === knot.name);
            const isFree = labels.every((one) => i > one.to + ROOM || to < one.from - ROOM);
            if (isFree && !knots.slice(i, i + ROOM + 1).some((one) => one.level > level)) {
                seen.add(knot.name);
                labels.push({ from: i, to, level, words: number > 1 ? `${inWords(number)} × ${knot.name}` : knot.name });
            }
        });
    }
    return labels;
}
