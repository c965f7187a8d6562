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
    astray: ({ astray }, { step }, own) =>
        astray.length === own
            ? {
                  title: "Not from this pattern",
                  text: `${own === 1 ? "This does" : "These do"} not follow from any ${step.name} here.`,
              }
            : {
                  title: "Some of it",
                  text: `${capital(someOf(own - astray.length, own))}; ${does(astray.length)} not.`,
              },
};

/** One of your three marks follows. */
function someOf(some, all) {
    return `${inWords(some)} of your ${inWords(all)} marks ${some === 1 ? "follows" : "follow"}`;
}

function does(number) {
    return `${inWords(number)} ${number === 1 ? "does" : "do"}`;
}

function capital(text) {
    return text[0].toUpperCase() + text.slice(1);
}
