/**
 * Sudoku Explainer's chains: forcing chains and cycles, and the family of multiple, dynamic and nested chains.
 *
 * <p>A node is a candidate that is on or off; its key is {@code candidate * 2}, plus one if it is on. Which parents a node
 * has is decided by its first derivation, and the number of its ancestors decides the rating, so that the order of every
 * queue and scan here is part of the result.
 */
@NullMarked
package dev.clew.logic.scale.se.chain;

import org.jspecify.annotations.NullMarked;
