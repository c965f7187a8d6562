/** The shapes that are made, and typed. */
export const SHAPES = [
    ["9x9", "9 × 9"],
    ["6x6", "6 × 6"],
    ["4x4", "4 × 4"],
    ["9x9:diagonal", "9 × 9 with diagonals"],
    ["9x9:windoku", "9 × 9 with windows"],
    ["9x9:jigsaw", "9 × 9 jigsaw"],
    ["16x16", "16 × 16"],
];
