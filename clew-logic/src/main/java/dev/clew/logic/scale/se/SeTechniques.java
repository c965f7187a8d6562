package dev.clew.logic.scale.se;

import dev.clew.logic.technique.Family;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What is known of the techniques of this scale beside how they are found.
 *
 * @since 0.2.0
 */
public final class SeTechniques {
    /** The regions and cells that chains start from, or how they end. */
    private static final List<String> CHAINS = List.of("Cell", "Region", "Double", "Contradiction");

    /** What dynamic chains may use inside. */
    private static final List<String> SUFFIXES = List.of(
            "",
            " (+)",
            " (+ Forcing Chains)",
            " (+ Multiple Forcing Chains)",
            " (+ Dynamic Forcing Chains)",
            " (+ Dynamic Forcing Chains (+))",
            " (+ Dynamic Forcing Chains (+ Forcing Chains))",
            " (+ Dynamic Forcing Chains (+ Multiple Forcing Chains))");

    private static final Map<String, TechniqueInfo> BY_NAME = make();

    private SeTechniques() {}

    /** The technique of a name, as the reference programs write it. */
    static TechniqueInfo named(String name) {
        TechniqueInfo info = BY_NAME.get(name);
        if (info == null) {
            throw new IllegalArgumentException("There is no technique \"" + name + "\" on the scale se");
        }
        return info;
    }

    /** The technique that a text names; at most one. */
    public static List<TechniqueInfo> find(String text) {
        List<TechniqueInfo> exact = BY_NAME.values().stream()
                .filter(info -> info.name().equalsIgnoreCase(text.strip()))
                .toList();
        return exact.isEmpty()
                ? BY_NAME.values().stream().filter(info -> info.isNamed(text)).toList()
                : exact;
    }

    private static Map<String, TechniqueInfo> make() {
        Map<String, TechniqueInfo> all = new LinkedHashMap<>();
        add(all, Family.SINGLES, "A digit has one place left in a block, row or column.", "Hidden Single");
        add(
                all,
                Family.INTERSECTIONS,
                "All places of a digit in one region lie in another, which leaves a third region one place.",
                "Direct Pointing",
                "Direct Claiming");
        add(
                all,
                Family.SUBSETS,
                "Some digits have as many cells of a region to themselves, which leaves another digit one place.",
                "Direct Hidden Pair",
                "Direct Hidden Triplet");
        add(all, Family.SINGLES, "A cell has one candidate left.", "Naked Single");
        add(all, Family.INTERSECTIONS, "All places of a digit in a block lie in one row or column.", "Pointing");
        add(all, Family.INTERSECTIONS, "All places of a digit in a row or column lie in one block.", "Claiming");
        add(
                all,
                Family.SUBSETS,
                "Some cells of a region have as many candidates between them.",
                "Naked Pair",
                "Naked Triplet",
                "Naked Quad");
        add(
                all,
                Family.SUBSETS,
                "Some digits have as many cells of a region to themselves.",
                "Hidden Pair",
                "Hidden Triplet",
                "Hidden Quad");
        add(
                all,
                Family.FISH,
                "In some lines a digit is confined to as many lines across.",
                "X-Wing",
                "Swordfish",
                "Jellyfish");
        add(all, Family.WINGS, "Whatever a cell holds, one of two others takes the same digit.", "XY-Wing", "XYZ-Wing");
        addUniqueness(all);
        addChains(all);
        return Map.copyOf(all);
    }

    private static void add(Map<String, TechniqueInfo> all, Family family, String description, String... names) {
        for (String name : names) {
            TechniqueInfo info =
                    TechniqueInfo.of(name, "", "", family, description).withId(id(name));
            all.put(name, family == Family.UNIQUENESS ? info.needingUniqueness() : info);
        }
    }

    private static String id(String name) {
        return name.toLowerCase(Locale.ROOT)
                .replace("+", "plus")
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("-$", "");
    }

    private static void addUniqueness(Map<String, TechniqueInfo> all) {
        String loop = "Cells along a loop must not be left with the same two digits, for these could be swapped.";
        String grave = "The open cells must not all be left with two digits, every digit twice in every region.";
        for (int type = 1; type <= 4; type++) {
            add(all, Family.UNIQUENESS, loop, "Unique Rectangle type " + type);
            for (int length = 6; length <= 18; length += 2) {
                add(all, Family.UNIQUENESS, loop, "Unique Loop " + length + " type " + type);
            }
            add(all, Family.UNIQUENESS, grave, "BUG type " + type);
        }
        String aligned = "Combinations of candidates of some cells leave a cell that sees them all without any.";
        add(all, Family.ALMOST_LOCKED_SETS, aligned, "Aligned Pair Exclusion", "Aligned Triplet Exclusion");
    }

    private static void addChains(Map<String, TechniqueInfo> all) {
        String chain = "A chain of implications comes back to refute its beginning.";
        add(all, Family.CHAINS, chain, "Turbot Fish", "Forcing X-Chain", "Forcing Chain");
        String cycle = "A chain closes, so that it holds one way or the other.";
        add(all, Family.CHAINS, cycle, "Bidirectional X-Cycle", "Bidirectional Y-Cycle", "Bidirectional Cycle");
        String nishio = "A place of a digit, followed through that digit alone, leads to a contradiction.";
        add(all, Family.CHAINS, nishio, "Nishio Forcing Chains");
        add(all, Family.CHAINS, "Every candidate of a cell leads to the same.", "Cell Forcing Chains");
        add(all, Family.CHAINS, "Every place of a digit in a region leads to the same.", "Region Forcing Chains");
        String dynamic = "Chains that join on the way show what all cases have in common, or that one cannot be.";
        for (String suffix : SUFFIXES) {
            for (String kind : CHAINS) {
                add(all, Family.CHAINS, dynamic, "Dynamic " + kind + " Forcing Chains" + suffix);
            }
        }
    }
}
