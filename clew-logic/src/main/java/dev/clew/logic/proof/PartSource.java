package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.List;
import java.util.Optional;

/**
 * Gives the parts of a piece of evidence by their names, as {@link PartSink} takes them. A part that is missing or of
 * another kind is an {@link IllegalArgumentException}, whose message says which.
 *
 * @since 0.2.0
 */
public interface PartSource {
    /** A cell. */
    int cell(String name);

    /** A set of cells. */
    CellSet cells(String name);

    /** A house. */
    int house(String name);

    /** A value. */
    int value(String name);

    /** A candidate. */
    Candidate candidate(String name);

    /** A set of candidates. */
    List<Candidate> candidates(String name);

    /** A slot. */
    Slot slot(String name);

    /** A slot that may be missing. */
    Optional<Slot> slotIfAny(String name);

    /** Some slots. */
    List<Slot> slots(String name);

    /** The alternatives of a proof. */
    List<Branch> branches(String name);

    /** A proof inside. */
    Proof proof(String name);
}
