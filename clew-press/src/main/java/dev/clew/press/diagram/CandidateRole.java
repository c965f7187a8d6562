package dev.clew.press.diagram;

import java.util.Locale;

/** What part a candidate plays in a step. Each role has a shape of its own, so that it needs no hue. Immutable. */
public enum CandidateRole {
    /** Part of the pattern: a disc. */
    PATTERN("pattern"),
    /** False by supposition or by the link before it, in a chain: a ring. */
    IF_NOT("if not …"),
    /** True if the supposition holds, in a chain: a disc. */
    THEN_SO("… then so"),
    /** One of the two colours of a value: a disc. */
    COLOUR("one colour"),
    /** The other colour: a ring. */
    OTHER_COLOUR("the other colour"),
    /** A value that two sets cannot both hold: a ring. */
    NOT_BOTH("not in both sets"),
    /** A value that one of two sets holds: a disc. */
    SHARED("in one of the sets"),
    /** A fin: a diamond. */
    FIN("fin"),
    /** Part of a deadly pattern: a diamond. */
    DEADLY("its candidates"),
    /** A candidate that would break a deadly pattern: a disc. */
    BREAKER("breaks the pattern"),
    /** A candidate of a cover that is neither pattern nor removed: a ring in the cover's colour. */
    COVER("cover candidate"),
    /** A candidate that the step removes: a struck box. */
    REMOVED("removed"),
    /** A candidate that the step places: a large ring with a large digit. */
    PLACED("to place");

    private final String words;

    CandidateRole(String words) {
        this.words = words;
    }

    /** The name in lower case: {@code if-not}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The words of the legend. */
    public String words() {
        return words;
    }
}
