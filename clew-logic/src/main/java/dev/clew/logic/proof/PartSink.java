package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import dev.clew.core.CellSet;
import java.util.List;

/**
 * Takes the parts of a piece of evidence, each with its name; {@link PartSource} is the way back.
 *
 * @since 0.2.0
 */
public interface PartSink {
    /** A cell. */
    void cell(String name, int cell);

    /** A set of cells. */
    void cells(String name, CellSet cells);

    /** A house. */
    void house(String name, int house);

    /** A value. */
    void value(String name, int value);

    /** A candidate. */
    void candidate(String name, Candidate candidate);

    /** A set of candidates. */
    void candidates(String name, List<Candidate> candidates);

    /** A slot. */
    void slot(String name, Slot slot);

    /** Some slots. */
    void slots(String name, List<Slot> slots);

    /** The alternatives of a proof. */
    void branches(String name, List<Branch> branches);

    /** A proof inside. */
    void proof(String name, Proof proof);
}
