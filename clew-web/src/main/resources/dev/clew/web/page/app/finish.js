import { inWords } from "../model/digits.js";
import { timeOf } from "../view/about.js";
import { celebrate } from "../view/motion.js";

/** Says that the puzzle is solved, once it is: how long it took, how much help, where it was narrowest. */
export function finish(app) {
    const { game, board } = app;
    if (!game.position.isSolved || game.typing) {
        return;
    }
    app.views.play.hints.close();
    app.selection.clear();
    app.refresh();
    const help = game.hints === 0 ? "without a hint" : `with ${inWords(game.hints)} hint${game.hints === 1 ? "" : "s"}`;
    const narrow = game.about.narrowest ? ` The narrowest place was ${game.about.narrowest}.` : "";
    const text = `Solved in ${timeOf(game.seconds)} ${help}.${narrow}`;
    app.views.play.note({
        title: "Solved",
        text: [text],
        actions: [
            { words: "See the thread", run: () => app.run("view", "thread"), primary: true },
            { words: "New puzzle", run: () => app.run("new") },
        ],
    });
    app.announce(text);
    celebrate(board.figure, lastPlaced(game));
}

/** The cells of the last moves that placed a value, in order. */
function lastPlaced(game) {
    const placed = game.moves
        .slice(0, game.index)
        .map((move) => move.changes.find(([, before, , , after]) => after && after !== before)?.[0])
        .filter((cell) => cell !== undefined);
    return [...new Set(placed.reverse())].slice(0, 16).reverse();
}
