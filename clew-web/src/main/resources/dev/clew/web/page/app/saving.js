import { Game } from "../model/game.js";
import { read, write } from "./settings.js";

const KEY = "clew.game";
const DELAY = 300;

/** Saves the game after each change, and when the page goes away. */
export class Saving {
    constructor() {
        this.timer = 0;
        addEventListener("pagehide", () => this.flush());
        document.addEventListener("visibilitychange", () => document.hidden && this.flush());
    }

    /**
     * @param {Game} game
     * @param {AbortSignal} signal says that another game is watched
     */
    watch(game, signal) {
        this.game = game;
        game.addEventListener("change", () => this.soon(), { signal });
        this.soon();
    }

    soon() {
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.flush(), DELAY);
    }

    flush() {
        clearTimeout(this.timer);
        if (this.game && (!this.game.isEmpty || this.game.typing)) {
            write(KEY, this.game.toJson());
        }
    }

    /** The game as it was left, or null. */
    resume() {
        const json = read(KEY);
        try {
            return json && Game.fromJson(json);
        } catch {
            return null;
        }
    }
}
