/**
 * What a technique is, how it is asked to look and what it reports.
 *
 * <p>To add one: write a class in the room of its family in {@code dev.clew.logic.internal.technique} that holds its
 * {@link dev.clew.logic.technique.TechniqueInfo}, reads masks from the board and reports a
 * {@link dev.clew.logic.technique.Step} with its evidence (built only for what is reported); add one line to the
 * catalogue and one to the profile; put three boards on which it acts and one near miss into
 * {@code fixtures/<id>.txt} among the test resources. The contract test finds it by itself.
 */
@NullMarked
package dev.clew.logic.technique;

import org.jspecify.annotations.NullMarked;
