import { ask } from "./api.js";

/** Learns in the background how hard a puzzle is and why; without the engine the page simply does not say. */

/** @param {import("./app.js").App} app */
export async function rate(app, game) {
    if (game.isEmpty || game.typing || (game.about.level && game.about.reason)) {
        return;
    }
    try {
        const rating = await ask("rate", { puzzle: game.start.puzzleJson() });
        if (rating.outcome === "unique") {
            const [{ level, brief, narrowest = "" }] = Object.values(rating.ratings);
            Object.assign(game.about, { level, reason: brief, narrowest });
        } else {
            game.about.reason = rating.message ?? "This puzzle does not have exactly one solution.";
        }
        game.touch();
    } catch {
        game.about.reason ??= "";
    }
}
