package dev.clew.core.format.rule;

import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What programs call the rules of variants, and what people call them. */
public final class RuleWords {
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("arrow", "arrows"),
            Map.entry("betweenline", "between lines"),
            Map.entry("blackdot", "ratio dots"),
            Map.entry("boxindexer", "box indexers"),
            Map.entry("cage", "killer cages"),
            Map.entry("clone", "clones"),
            Map.entry("columnindexer", "column indexers"),
            Map.entry("difference", "difference dots"),
            Map.entry("disjointgroup", "disjoint groups"),
            Map.entry("doublearrow", "double arrows"),
            Map.entry("entropicline", "entropic lines"),
            Map.entry("even", "even cells"),
            Map.entry("evenodd", "even and odd cells"),
            Map.entry("germanwhisper", "German whispers"),
            Map.entry("greaterthan", "inequalities"),
            Map.entry("inequality", "inequalities"),
            Map.entry("inequalitie", "inequalities"),
            Map.entry("killer", "killer cages"),
            Map.entry("killercage", "killer cages"),
            Map.entry("killersudoku", "killer cages"),
            Map.entry("kropki", "Kropki dots"),
            Map.entry("kropkidot", "Kropki dots"),
            Map.entry("littlekiller", "little killer sums"),
            Map.entry("littlekillersum", "little killer sums"),
            Map.entry("lockout", "lockout lines"),
            Map.entry("maximum", "maximum cells"),
            Map.entry("minimum", "minimum cells"),
            Map.entry("modularline", "modular lines"),
            Map.entry("nabner", "nabner lines"),
            Map.entry("negative", "rules about what is not marked"),
            Map.entry("nonconsecutive", "the non-consecutive rule"),
            Map.entry("odd", "odd cells"),
            Map.entry("oddeven", "even and odd cells"),
            Map.entry("palindrome", "palindromes"),
            Map.entry("quadruple", "quadruples"),
            Map.entry("ratio", "ratio dots"),
            Map.entry("regionsumline", "region sum lines"),
            Map.entry("renban", "renban lines"),
            Map.entry("renbanline", "renban lines"),
            Map.entry("rowindexer", "row indexers"),
            Map.entry("sandwich", "sandwich sums"),
            Map.entry("sandwiche", "sandwich sums"),
            Map.entry("sandwichsum", "sandwich sums"),
            Map.entry("skyscraper", "skyscrapers"),
            Map.entry("slowthermo", "slow thermometers"),
            Map.entry("slowthermometer", "slow thermometers"),
            Map.entry("thermo", "thermometers"),
            Map.entry("thermometer", "thermometers"),
            Map.entry("whisper", "German whispers"),
            Map.entry("whitedot", "difference dots"),
            Map.entry("xsum", "X-sums"),
            Map.entry("xv", "XV pairs"),
            Map.entry("xvpair", "XV pairs"),
            Map.entry("zipperline", "zipper lines"));

    /** Words that name other things just as often: only with a list of places after them are they rules. */
    private static final Set<String> AMBIGUOUS = Set.of(
            "arrow",
            "clone",
            "difference",
            "even",
            "maximum",
            "minimum",
            "negative",
            "odd",
            "quadruple",
            "ratio",
            "skyscraper");

    /** Rules that a shape holds, by the word that names it there. */
    private static final Map<String, String> EXTRAS = Map.ofEntries(
            Map.entry("antiking", "antiking"),
            Map.entry("antiknight", "antiknight"),
            Map.entry("diagonal", "diagonal"),
            Map.entry("hypersudoku", "windoku"),
            Map.entry("king", "antiking"),
            Map.entry("knight", "antiknight"),
            Map.entry("windoku", "windoku"),
            Map.entry("xsudoku", "diagonal"));

    private RuleWords() {}

    /** The name, in the plural, of the rule that a word stands for; null if Clew does not know it. */
    public static @Nullable String named(String word) {
        String plain = plain(word);
        String name = NAMES.get(plain);
        return name != null || !plain.endsWith("s") ? name : NAMES.get(plain.substring(0, plain.length() - 1));
    }

    static boolean isAmbiguous(String word) {
        String plain = plain(word);
        return AMBIGUOUS.contains(plain)
                || plain.endsWith("s") && AMBIGUOUS.contains(plain.substring(0, plain.length() - 1));
    }

    /** The word by which a shape has the rule, or null. */
    static @Nullable String extra(String word) {
        String plain = plain(word);
        String extra = EXTRAS.get(plain);
        return extra != null || !plain.endsWith("s") ? extra : EXTRAS.get(plain.substring(0, plain.length() - 1));
    }

    /** The letters of a word, small: {@code killer_cages} and {@code killerCages} are one. */
    private static String plain(String word) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < word.length() && i < 40; i++) {
            if (Character.isLetter(word.charAt(i))) {
                letters.append(word.charAt(i));
            }
        }
        String plain = letters.toString().toLowerCase(Locale.ROOT);
        String suffix = plain.endsWith("constraints") ? "constraints" : "constraint";
        return plain.endsWith(suffix) ? plain.substring(0, plain.length() - suffix.length()) : plain;
    }
}
