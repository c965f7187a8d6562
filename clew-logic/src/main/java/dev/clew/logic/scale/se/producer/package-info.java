/** Sudoku Explainer's steps before chaining: the grid they read, and one class for each kind of step. */
@NullMarked
package dev.clew.logic.scale.se.producer;

import org.jspecify.annotations.NullMarked;
