import { Position } from "../model/position.js";
import { ask } from "./api.js";

/**
 * Reads a puzzle from text of any format. A plain line is read here; everything else by the engine.
 *
 * @returns {Promise<Position>}
 * @throws {Error} with one sentence that says what is wrong
 */
export async function readPuzzle(text) {
    const plain = Position.fromLine(text);
    if (plain) {
        return plain;
    }
    const { text: json } = await ask("convert", { puzzle: text, to: "json" });
    return Position.fromJson(JSON.parse(json));
}
