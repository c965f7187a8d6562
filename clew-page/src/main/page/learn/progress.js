import { read, write } from "../app/settings.js";

const KEY = "clew.learned";

/** What a learner has found in drills, and where they were last; remembered on this machine. */
export class Progress {
    constructor() {
        const kept = read(KEY) ?? {};
        /** Technique → number of positions in which it was found. @type {Record<string, number>} */
        this.found = kept.found ?? {};
        this.last = kept.last ?? "";
    }

    count(id) {
        return this.found[id] ?? 0;
    }

    add(id) {
        this.found[id] = this.count(id) + 1;
        this.#keep();
    }

    visit(id) {
        this.last = id;
        this.#keep();
    }

    #keep() {
        write(KEY, { found: this.found, last: this.last });
    }
}
