/**
 * The evidence of a step, in four kinds that carry every technique, and the checker that re-verifies it.
 *
 * <h2>The data model</h2>
 *
 * <p>Evidence is built from three things. A {@link dev.clew.logic.proof.Slot} is a set of candidates of which exactly
 * one is true (a cell; a value in a house) or at most one (a value among cells that see each other). A {@link
 * dev.clew.logic.proof.Claim} says of a group of candidates that one of them is true ("on") or that none is ("off"). An
 * {@link dev.clew.logic.proof.Implication} derives a claim from earlier ones for a {@link dev.clew.logic.proof.Reason}.
 * Below, {@code C(r1c1)} is the slot of a cell, {@code 5@row 2} that of a value in a house, {@code 5@{r1c1, r1c2}} that
 * of a value among cells.
 *
 * <dl> <dt>Singles: {@link dev.clew.logic.proof.Single} <dd>naked: r5c5=7 in {@code C(r5c5)}; hidden and full house:
 * r5c5=7 in {@code 7@box 5}. <dt>Locked candidates: {@link dev.clew.logic.proof.Cover} <dd>base {@code 4@box 1}, cover
 * {@code 4@row 2}; 4 is eliminated from the rest of row 2. <dt>Naked and locked subsets: Cover <dd>bases {@code
 * C(r1c1), C(r1c2)}, covers {@code 3@{r1c1, r1c2}, 8@{r1c1, r1c2}}; 3 and 8 are eliminated from cells that see both.
 * <dt>Hidden subsets: Cover <dd>bases {@code 3@box 1, 8@box 1}, covers {@code C(r1c1), C(r3c2)}; everything else is
 * eliminated from the two cells. <dt>Fish: Cover <dd>bases {@code 5@row 2, 5@row 6}, covers {@code 5@column 1, 5@column
 * 7}, with fins where base candidates lie in no cover (or in two bases); targets lie in a cover and see every fin.
 * Sashimi is no different. <dt>Skyscraper, kite, turbot fish, X-chain, XY-chain, AIC: {@link
 * dev.clew.logic.proof.Cases} <dd>{@link dev.clew.logic.proof.Cases#eitherOr}: either the first candidate is true, or
 * it is off and the chain leads to the last being true: r1c1&lt;&gt;5, r1c8=5 (last in {@code 5@row 1}), r3c9&lt;&gt;5
 * (sees), r7c9=5 (last in {@code 5@column 9}). Targets see the first and the last. <dt>Discontinuous loops: Cases
 * <dd>{@link dev.clew.logic.proof.Cases#onOff} of the start: the one branch walks round to the start's opposite, the
 * other is empty. <dt>Continuous loops, remote pairs, simple colours (trap): Cases <dd>onOff of any candidate: the
 * on-branch walks one way round, the off-branch the other; a target sees a true candidate in each branch. <dt>Simple
 * colours (wrap): Cases <dd>onOff of a candidate of the wrong colour: its on-branch empties a slot (that of the strong
 * link to the second of two that see each other), the off-branch turns the whole colour off. <dt>Empty rectangle: Cases
 * <dd>onOff of the group of 5s in a row of the box: on, r4c9 is off, its partner r7c9 is on; off, the group in the
 * column of the box is on (last in {@code 5@box 4}). The target sees r7c9 and that group. <dt>XY-Wing, XYZ-Wing: Cases
 * <dd>{@link dev.clew.logic.proof.Cases#oneOf} the pivot's slot {@code C(r1c1)}, a branch for each of its candidates;
 * r1c1=1 turns r1c5=1 off, so r1c5=3 (last in its cell). For XYZ the pivot's own z is a branch without implications.
 * <dt>W-Wing: Cases <dd>oneOf the slot of the strong link {@code 7@row 5}; each end turns one of the two equal pairs to
 * the other value. <dt>ALS-XZ: Cases <dd>onOff of the group "z in A": off, A is a {@link
 * dev.clew.logic.proof.Reason.LockedSet}, so "x in A" is on, "x in B" off, B is a locked set and "z in B" is on.
 * Targets see all of "z in A" and all of "z in B". Doubly linked: the locked sets' other values go likewise, in both
 * branches. <dt>Uniqueness, BUG: {@link dev.clew.logic.proof.Deadly} <dd>The pattern's candidates; at least one further
 * candidate in its cells must be true, and for these there is a branch each or in groups. Type 1: one branch, the group
 * of extras in the one cell, which pushes the pattern's values out of it. Type 2: one branch, the group of extras z,
 * seen by all targets. Type 3: a branch for each extra value, "z in the two roof cells" is on, so off in the pool
 * cells, which become a locked set. Type 4 and hidden rectangle: an extra in r5c6 turns r5c6=p off, so r5c2=p (last in
 * {@code p@row 5}); extras in r5c2 itself need no implication. BUG+1: one branch, the third candidate. <dt>Kraken fish:
 * Cases <dd>{@link dev.clew.logic.proof.Cases#noneOrEach}: none of the fins is true, and the fish is a {@link
 * dev.clew.logic.proof.Reason.Nested} proof of the target being off; or each fin is, and leads there by a chain.
 * <dt>Nested forcing chains: Cases <dd>the reason of a claim is a Nested proof with cases of its own, on the board less
 * what is off in the branch. </dl>
 *
 * <p>Slots, reasons and proofs are {@link dev.clew.logic.proof.Evidence}: they name their parts, and JSON, texts and
 * pictures use these. Only the checker judges by kind.
 *
 * <p>Everything here is immutable and thread-safe.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.proof;

import org.jspecify.annotations.NullMarked;
