import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Game } from "../../main/page/model/game.js";
import { enterDigit, toggleNote } from "../../main/page/model/moves.js";
import { Position } from "../../main/page/model/position.js";
import { knotsOf, threadOfGame } from "../../main/page/model/threads.js";
import { at, mask, VINCENT } from "./page.js";

const begin = () => new Game(Position.fromLine(VINCENT), { name: "Vincent" });
const digit = (game, cell, value, kind = "digit") => game.play(kind, (now) => enterDigit(now, [cell], value, true));

test("moves are taken back and made again, and a new one forgets those", () => {
    const game = begin();
    digit(game, at(1, 3), 6);
    digit(game, at(3, 9), 7);
    game.undo();
    assert.deepEqual([game.position.values[at(3, 9)], game.canRedo], [0, true]);
    game.redo();
    assert.equal(game.position.values[at(3, 9)], 7);
    game.goTo(0);
    assert.deepEqual(game.position.toJson(), game.start.toJson());
    digit(game, at(2, 3), 4);
    assert.deepEqual([game.moves.length, game.canRedo], [1, false]);
});

test("what changes nothing is no move", () => {
    const game = begin();
    assert.equal(
        game.play("digit", () => {}),
        false,
    );
    assert.equal(game.canUndo, false);
});

test("every change is told with its cells, and makes the game newer", () => {
    const game = begin();
    const told = [];
    game.addEventListener("change", ({ detail }) => told.push(detail.cells));
    const before = game.movedAt;
    digit(game, at(1, 3), 6);
    game.touch();
    assert.deepEqual(told, [[at(1, 3)], []]);
    assert.ok(game.movedAt > before);
});

test("a game is saved and read back with moves, help and what was revealed", () => {
    const game = begin();
    game.play("note", (now) => toggleNote(now, [at(1, 3)], 6));
    digit(game, at(3, 9), 7);
    digit(game, at(2, 3), 4, "reveal");
    game.hints = 2;
    game.undo();
    const read = Game.fromJson(JSON.parse(JSON.stringify(game.toJson())));
    assert.deepEqual(read.toJson(), game.toJson());
    read.redo();
    assert.deepEqual([...read.revealed], [at(2, 3)]);
    assert.deepEqual([read.hints, read.shown], [2, 1]);
});

test("games of the first version open", () => {
    const file = new URL("../resources/dev/clew/page/browser/first-version.json", import.meta.url);
    const games = JSON.parse(readFileSync(file, "utf8")).games;
    for (const [name, json] of Object.entries(games)) {
        const game = Game.fromJson(json);
        assert.equal(game.moves.length, json.moves.length, name);
        game.goTo(0);
        game.goTo(json.moves.length);
        assert.deepEqual(Game.fromJson(game.toJson()).position.toJson(), game.position.toJson(), name);
    }
});

test("the first wrong digit leads back to before it", () => {
    const game = begin();
    digit(game, at(1, 3), 6);
    digit(game, at(2, 3), 8);
    digit(game, at(3, 9), 7);
    assert.equal(game.before([at(2, 3)]), 1);
});

test("the thread has one knot a move, but one for notes in a row, and tells leaps from what Clew showed", () => {
    const game = begin();
    [6, 8].forEach((value) => game.play("note", (now) => toggleNote(now, [at(1, 3)], value)));
    digit(game, at(3, 9), 7);
    digit(game, at(1, 4), 1);
    digit(game, at(2, 3), 4, "reveal");
    const knots = knotsOf(game);
    assert.deepEqual(
        knots.map(({ moves, quiet, leap, shown }) => [moves, quiet, leap, shown]),
        [
            [2, true, false, false],
            [3, false, false, false],
            [4, false, true, false],
            [5, false, true, true],
        ],
    );
    assert.equal(knots[2].text, "move 4, 1 in r1c4, more than a single");
    assert.equal(knots[3].text, "move 5, 4 in r2c3, revealed");
    const thread = threadOfGame(game, 2);
    assert.deepEqual([thread.current, thread.top, thread.count], [4, 2, "42 of 81"]);
    assert.equal(game.position.marks[at(1, 3)], mask(6, 8));
});
