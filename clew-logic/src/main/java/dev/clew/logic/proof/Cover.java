package dev.clew.logic.proof;

import dev.clew.core.Candidate;
import java.util.List;

/**
 * Base slots lie inside cover slots. Each of n bases holds exactly one true candidate, each of m covers at most one.
 * Base candidates outside the covers, and those in two bases at once, are fins.
 *
 * <p>Why it holds: let a target be true that sees every fin. It lies in k covers and is itself a candidate of b bases
 * (0 or 1). The fins are false, so the other n − b bases have their true candidates in the m − k other covers, each in
 * its own. When n − b &gt; m − k that is impossible, and the target is eliminated. In a fish or a subset n = m, and a
 * target lies in one cover; a target that is a base candidate ("cannibal") lies in two; with one cover less (n = m + 1)
 * a target only needs to see the fins. Immutable.
 *
 * @param bases slots that hold exactly one
 * @param covers slots that hold at most one
 * @param fins the base candidates that the covers leave out
 * @since 0.2.0
 */
public record Cover(List<Slot> bases, List<Slot> covers, List<Candidate> fins) implements Proof {
    /** The name of the part that holds the bases. */
    public static final String BASES = "bases";

    /** The name of the part that holds the fins. */
    public static final String FINS = "fins";

    static final String KIND = "cover";

    /** Keeps copies of the lists. */
    public Cover {
        bases = List.copyOf(bases);
        covers = List.copyOf(covers);
        fins = List.copyOf(fins);
    }

    /** A cover without fins. */
    public Cover(List<Slot> bases, List<Slot> covers) {
        this(bases, covers, List.of());
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void tell(PartSink parts) {
        parts.slots(BASES, bases);
        parts.slots("covers", covers);
        parts.candidates(FINS, fins);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
        return visitor.cover(this);
    }
}
