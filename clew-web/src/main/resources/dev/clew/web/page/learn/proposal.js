import { Evidence } from "../view/evidence.js";

/**
 * What a player proposes: drawn as evidence is, but it leaves the tints of playing alone.
 */
export class Proposal extends Evidence {
    /**
     * @param {import("../model/shape.js").Shape} shape
     * @param {string[]} conclusions r3c9=7 or r2c4<>5
     */
    constructor(shape, conclusions) {
        super(shape, {
            candidates: conclusions.map((text) =>
                text.includes("<>")
                    ? { candidate: text.replace("<>", "="), role: "removed" }
                    : { candidate: text, role: "placed", large: true },
            ),
        });
    }

    get isEmpty() {
        return true;
    }

    /** The same drawn into the evidence of a step. @param {Evidence} evidence */
    within(evidence) {
        const both = new Evidence(this.shape);
        Object.assign(both, evidence);
        both.roles = new Map([...this.roles, ...evidence.roles]);
        both.large = new Map([...this.large, ...evidence.large]);
        return both;
    }
}
