/** Sets of values as masks, bit v for value v, and how values are written. */

/** The values of a mask, ascending. @param {number} mask */
export function valuesOf(mask) {
    const values = [];
    for (let rest = mask; rest; rest &= rest - 1) {
        values.push(31 - Math.clz32(rest & -rest));
    }
    return values;
}

/** The mask of some values. @param {number[]} values */
export function maskOf(values) {
    return values.reduce((mask, value) => mask | (1 << value), 0);
}

/** @param {number} mask */
export function count(mask) {
    return valuesOf(mask).length;
}

/** The character of a value in a line of text: 1–9, then A = 10. @param {number} value */
export function toSymbol(value) {
    return value === 0 ? "." : value < 10 ? String(value) : String.fromCharCode(55 + value);
}

/** The value of a character, 0 for a blank, or -1. @param {string} symbol */
export function fromSymbol(symbol) {
    if (".0*_-".includes(symbol)) {
        return 0;
    }
    const value = parseInt(symbol, 36);
    return Number.isNaN(value) ? -1 : value;
}

/** A number in words where it is small: three, 12. @param {number} number */
export function inWords(number) {
    return ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"][number] ?? String(number);
}
