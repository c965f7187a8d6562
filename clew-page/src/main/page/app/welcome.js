import { Game } from "../model/game.js";
import { Position } from "../model/position.js";

const VINCENT = "73...4...2...7..3.9..3..4..5716432898237..164469821.7...5..7....9..1...8...4....6";

/** The puzzle of a first visit. It is among the games once somebody has played it. */
export function welcomeGame() {
    return new Game(Position.fromJson({ shape: "9x9", givens: VINCENT }), { name: "Vincent’s challenge", greeting: true });
}
