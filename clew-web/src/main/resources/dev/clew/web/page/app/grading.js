import { ask } from "./api.js";
import { inWords } from "../model/digits.js";

/** Learns in the background how hard a puzzle is and why; without a server the page simply does not say. */

const SINGLES = /single|full-house/;

/** @param {import("./app.js").App} app */
export async function rate(app, game) {
    if (game.isEmpty || game.typing || (game.about.level && game.about.reason)) {
        return;
    }
    try {
        const rating = await ask("rate", { puzzle: game.start.puzzleJson() });
        if (rating.outcome === "unique") {
            Object.assign(game.about, { level: rating.level, reason: reason(rating), narrowest: narrowest(rating) });
        } else {
            game.about.reason = rating.message ?? "This puzzle does not have exactly one solution.";
        }
        game.touch();
    } catch {
        game.about.reason ??= "";
    }
}

/** The hardest techniques in a few words: "two chains, one X-Wing, the rest singles". */
function reason({ level, techniques = {} }) {
    const named = Object.entries(techniques)
        .filter(([id]) => !SINGLES.test(id))
        .sort(([, a], [, b]) => b.rating - a.rating)
        .map(([id, { rounds }]) => `${inWords(rounds)} ${shortName(id)}${rounds === 1 ? "" : "s"}`);
    if (level === "beyond") {
        return "no technique that Clew knows leads to the end";
    }
    if (named.length === 0) {
        return "singles from beginning to end";
    }
    return named.length < 3
        ? `${named.join(", ")}, the rest singles`
        : `${named.slice(0, 2).join(", ")} and ${inWords(named.length - 2)} other technique${named.length === 3 ? "" : "s"}`;
}

const SHORT = {
    "nice-loop-aic": "chain",
    "locked-candidates-type-1-pointing": "pointing step",
    "locked-candidates-type-2-claiming": "claiming step",
    "x-wing": "X-Wing",
    "xy-wing": "XY-Wing",
    "xyz-wing": "XYZ-Wing",
    "w-wing": "W-Wing",
    "xy-chain": "XY-Chain",
    "x-chain": "X-Chain",
    "2-string-kite": "2-string kite",
};

function shortName(id) {
    return SHORT[id] ?? id.replace(/-type-\d.*$/, "").replaceAll("-", " ");
}

function narrowest({ bottleneck }) {
    return bottleneck && !SINGLES.test(bottleneck.technique)
        ? `the ${shortName(bottleneck.technique)} in round ${bottleneck.round}`
        : "";
}
