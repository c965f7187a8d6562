/** Sudoku Explainer's chains that never branch, forcing chains and cycles, and what all of its chains share: hints, their table and causes. */
@NullMarked
package dev.clew.logic.scale.se.chain.single;

import org.jspecify.annotations.NullMarked;
