package dev.clew.logic.scale.se.chain;

import org.jspecify.annotations.Nullable;

/**
 * One level of the family of multiple chains.
 *
 * @param mode how its spreads run
 * @param number 0 without rules; a higher number extends a lower one that shares its spreads
 * @param resumes whether it continues from the spreads of the level below, which has just scanned the same grid
 * @param base its lowest rating
 * @param suffix what its names end with
 * @param rules what is tried when nothing else follows
 */
public record ChainLevel(
        SpreadMode mode,
        int number,
        boolean resumes,
        double base,
        String suffix,
        @Nullable RuleSet rules) {
    /** One digit alone. */
    public static ChainLevel nishio() {
        return new ChainLevel(SpreadMode.NISHIO, 0, false, 7.5, "", null);
    }

    /** Several static chains together. */
    public static ChainLevel multiple() {
        return new ChainLevel(SpreadMode.STATIC, 0, false, 8.0, "", null);
    }

    /** Dynamic chains without rules. */
    public static ChainLevel dynamic() {
        return new ChainLevel(SpreadMode.DYNAMIC, 0, false, 8.5, "", null);
    }

    /** Dynamic chains with rules, from scratch. */
    public static ChainLevel advanced(double base, String suffix, RuleSet rules) {
        return new ChainLevel(SpreadMode.DYNAMIC, 1, false, base, " (+" + suffix + ")", rules);
    }

    /** This level as the continuation of the one below, at which it is the n-th. */
    public ChainLevel after(int n) {
        return new ChainLevel(mode, n, true, base, suffix, rules);
    }

    /** The name of a kind of hint at this level. */
    String name(String kind) {
        if (mode.nishio()) {
            return "Nishio Forcing Chains";
        }
        return (mode.dynamic() ? "Dynamic " : "") + kind + " Forcing Chains" + suffix;
    }
}
