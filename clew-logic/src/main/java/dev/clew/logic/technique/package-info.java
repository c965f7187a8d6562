/**
 * What a technique is, how it is asked to look and what it reports.
 *
 * <p>To add one: write a class in the room of its family in {@code dev.clew.logic.internal.technique} that reads masks
 * from the board and reports a {@link dev.clew.logic.technique.Step}, whose evidence is built on demand; add a line to
 * the catalogue and a row to {@code techniques.csv}; and make a folder {@code techniques/<id>} with a lesson, an
 * example and drills, and one among the test resources with three boards on which it acts and a near miss. Contract
 * tests, gallery, lessons, drills and page find it there.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.logic.technique;

import org.jspecify.annotations.NullMarked;
