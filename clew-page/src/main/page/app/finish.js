import { inWords } from "../model/digits.js";
import { places, SHOWN } from "../model/game.js";
import { timeOf } from "../parts/about.js";
import { celebrate } from "../grid/motion.js";

/**
 * The end of a game, by whatever way it comes: a digit, a hint, a paste, a redo, another window, a reload. It is shown
 * as long as the grid is solved.
 *
 * @param {import("./app.js").App} app
 */
export function finish(app) {
    const { game } = app;
    const { end, hints } = app.views.play;
    if (game.typing || game.isEmpty) {
        return end.show(null);
    }
    if (!game.position.isSolved) {
        end.show(null);
        return isFull(game) ? tellFull(app) : undefined;
    }
    if (end.game !== game) {
        hints.close();
        app.selection.clear();
        const words = endWords(game);
        end.show(game, words);
        app.refresh();
        app.announce(`${words.title}. ${words.text}`);
        byClew(game) || celebrate(app.board.figure, lastPlaced(game));
    }
}

function isFull({ position }) {
    return position.values.every(Boolean);
}

/** A full grid that is wrong repeats a digit somewhere. */
function tellFull(app) {
    const repeated = app.game.position.conflicts().size;
    const text = `The grid is full, but not solved: ${inWords(repeated)} cells repeat a digit they see.`;
    app.views.play.note({ text: [text], actions: [{ words: "Check", run: () => app.run("check"), primary: true }] });
    app.announce(text);
}

/** How long it took, how much help was taken, where it was narrowest. */
export function endWords(game) {
    const { narrowest } = game.about;
    const place = narrowest ? ` The narrowest place was ${narrowest}.` : "";
    return byClew(game)
        ? { title: "The solution", text: `Filled in after ${timeOf(game.seconds)}, ${helpWords(game)}.${place}` }
        : { title: "Solved", text: `Solved in ${timeOf(game.seconds)} ${helpWords(game)}.${place}` };
}

/** Whether the player had the rest filled in. */
function byClew(game) {
    return game.moves[game.index - 1]?.kind === "solve";
}

function helpWords({ hints, shown }) {
    const counted = (number, words) => `${inWords(number)} ${words}${number === 1 ? "" : "s"}`;
    const help = [
        ...(hints ? [counted(hints, "hint")] : []),
        ...(shown ? [`${counted(shown, "digit")} revealed`] : []),
    ];
    return help.length ? `with ${help.join(" and ")}` : "without a hint";
}

/** The cells of the player's last moves that placed a value, in order. */
function lastPlaced(game) {
    const placed = game.moves
        .slice(0, game.index)
        .filter(({ kind }) => !SHOWN.includes(kind))
        .map((move) => move.changes.find(places)?.[0])
        .filter((cell) => cell !== undefined);
    return [...new Set(placed.reverse())].slice(0, 16).reverse();
}
