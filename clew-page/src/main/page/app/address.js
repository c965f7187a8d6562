import { Game } from "../model/game.js";
import { fromFragment, puzzleFragment, toFragment } from "./share.js";

/**
 * The address says where one is: #play, #learn/x-wing, #learn/x-wing/drill/7, #thread/12 with the puzzle behind it, as
 * #thread/12&p=73...4, so that a reload and the link show the same. A puzzle alone (#p=, #s=) is played.
 */

/** Goes where the address says. @param {import("./app.js").App} app */
export async function route(app) {
    const [place, ...puzzle] = location.hash.slice(1).split("&");
    const [view, ...rest] = place.split("/");
    try {
        if (view === "thread" && puzzle.length) {
            await follow(app, `#${puzzle.join("&")}`);
        }
        if (["play", "thread", "learn"].includes(view)) {
            return app.show(view, rest.join("/"));
        }
        await playLinked(app);
        app.show("play");
    } catch (error) {
        app.show("play");
        history.replaceState(null, "", "#play");
        app.fail(error);
    }
}

/** The fragment of a step of a thread: that of the puzzle, or of the position where it begins. */
export async function threadFragment(game, from) {
    const link = from ? await toFragment(from) : puzzleFragment(game.start, game.about.name);
    return (/** @type {number} */ step) => `#thread/${step}&${link.slice(1)}`;
}

/** Takes up the game that a thread belongs to. */
async function follow(app, fragment) {
    const linked = await fromFragment(fragment);
    if (!linked) {
        return;
    }
    const { position, name } = linked;
    /** @param {import("../model/position.js").Position} one */
    const puzzle = (one) => JSON.stringify(one.puzzleJson());
    const isOf = (/** @type {Game} */ game) => !game.isEmpty && puzzle(game.start) === puzzle(position);
    if (app.game.isGreeting || !isOf(app.game)) {
        const kept = app.games.list().find(isOf);
        kept ? app.load(kept) : app.begin(new Game(position, { name: name || "A puzzle by link" }));
    }
    const isWhole = JSON.stringify(position.toReasonAbout()) === puzzle(position);
    app.views.thread.begin(isWhole ? null : position);
}

async function playLinked(app) {
    const linked = await fromFragment(location.hash);
    if (linked) {
        const before = app.game;
        app.begin(new Game(linked.position, { name: linked.name || "A puzzle by link" }));
        history.replaceState(null, "", "#play");
        offerBack(app, before);
    }
}

/** A link must not cost the game that was under way. */
function offerBack(app, before) {
    if (before.index > 0 && !before.position.isSolved && before.start.toLine() !== app.game.start.toLine()) {
        const back = { words: "Back to it", run: () => app.load(app.games.open(before.id) ?? before) };
        app.views.play.note({
            text: ["This puzzle came by link. Your game before it is in your games."],
            actions: [back],
        });
    }
}
