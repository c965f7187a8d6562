import { inWords } from "../model/digits.js";

/**
 * What is said of the marks of a player: a title and a sentence, without blame.
 *
 * @param {ReturnType<import("./judge.js").judge>} verdict
 * @param {import("./drill.js").Drill} drill
 * @returns {{title: string, text: string}}
 */
export function verdictWords(verdict, drill) {
    return WORDS[verdict.kind](verdict, drill, drill.conclusions.length);
}

const WORDS = {
    nothing: (verdict, { places }) => ({
        title: "Nothing is marked yet",
        text: places
            ? "Choose a cell and place the digit that must go there."
            : "Strike the notes that go: choose a cell, then press the digit.",
    }),
    found: (verdict, { step, deepest, isWhole }) => ({
        title: "That is it",
        text: deepest === 3 ? "The next one is yours to find." : isWhole ? step.texts.why : "All you marked follows.",
    }),
    part: ({ left }) => ({
        title: "Part of it",
        text: `What you marked follows. There ${left === 1 ? "is" : "are"} ${inWords(left)} more to find.`,
    }),
    astray: ({ astray }, { step }, own) => ({
        title: astray.length === own ? "Not from this pattern" : "Some of it",
        text:
            astray.length === own
                ? `${own === 1 ? "This does" : "These do"} not follow from a step of the kind ${step.name} here.`
                : `${capital(inWords(own - astray.length))} of your ${inWords(own)} marks ${own - astray.length === 1 ? "follows" : "follow"}; ${inWords(astray.length)} ${astray.length === 1 ? "does" : "do"} not.`,
    }),
};

function capital(text) {
    return text[0].toUpperCase() + text.slice(1);
}
