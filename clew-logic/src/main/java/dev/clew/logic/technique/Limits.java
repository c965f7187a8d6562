package dev.clew.logic.technique;

/**
 * How far finders look, family by family. A row of a scale holds the limits of its technique; a finder reads those of its
 * family. Immutable.
 *
 * @param singles of singles
 * @param fish of fish
 * @param chains of chains, loops and remote pairs
 * @param sets of almost locked sets
 * @param patterns of empty rectangles and uniqueness patterns
 * @since 0.2.0
 */
public record Limits(
        SingleLimits singles, FishLimits fish, ChainLimits chains, SetLimits sets, PatternLimits patterns) {
    private static final Limits STANDARD = new Limits(
            SingleLimits.ALL,
            FishLimits.standard(),
            ChainLimits.standard(),
            SetLimits.standard(),
            new PatternLimits(false, true));

    /** The usual limits, those of HoDoKu's solver, with fish of every size. */
    public static Limits standard() {
        return STANDARD;
    }

    /** These limits with others for singles. */
    public Limits with(SingleLimits others) {
        return new Limits(others, fish, chains, sets, patterns);
    }

    /** These limits with others for fish. */
    public Limits with(FishLimits others) {
        return new Limits(singles, others, chains, sets, patterns);
    }

    /** These limits with others for chains. */
    public Limits with(ChainLimits others) {
        return new Limits(singles, fish, others, sets, patterns);
    }

    /** These limits with others for almost locked sets. */
    public Limits with(SetLimits others) {
        return new Limits(singles, fish, chains, others, patterns);
    }

    /** These limits with others for patterns. */
    public Limits with(PatternLimits others) {
        return new Limits(singles, fish, chains, sets, others);
    }
}
