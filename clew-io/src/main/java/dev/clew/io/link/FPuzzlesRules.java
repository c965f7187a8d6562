package dev.clew.io.link;

import dev.clew.core.format.text.Symbols;
import java.util.Map;
import java.util.Set;

/** The fields of an f-puzzles document that are rules, and how people call them. */
final class FPuzzlesRules {
    /** What is read, or no more than told, drawn or set up. */
    private static final Set<String> HARMLESS = Set.of(
            "size",
            "grid",
            "title",
            "author",
            "ruleset",
            "solution",
            "highlightConflicts",
            "successMessage",
            "disabledlogic",
            "truecandidatesoptions",
            "fogofwar",
            "foglight",
            "triggereffect",
            "clew",
            "cage",
            "extraregion",
            "diagonal+",
            "diagonal-",
            "antiknight",
            "antiking");

    /** What is drawn without being a rule to f-puzzles, though the words may make it one. */
    private static final Map<String, String> DRAWINGS = Map.of(
            "line", "drawn lines", "text", "drawn text", "circle", "drawn circles", "rectangle", "drawn rectangles");

    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("arrow", "arrows"),
            Map.entry("betweenline", "between lines"),
            Map.entry("boxindexer", "box indexers"),
            Map.entry("clone", "clones"),
            Map.entry("columnindexer", "column indexers"),
            Map.entry("difference", "difference dots"),
            Map.entry("disjointgroups", "disjoint groups"),
            Map.entry("doublearrow", "double arrows"),
            Map.entry("entropicline", "entropic lines"),
            Map.entry("even", "even cells"),
            Map.entry("killercage", "killer cages"),
            Map.entry("littlekillersum", "little killer sums"),
            Map.entry("lockout", "lockout lines"),
            Map.entry("maximum", "maximum cells"),
            Map.entry("minimum", "minimum cells"),
            Map.entry("modularline", "modular lines"),
            Map.entry("nabner", "nabner lines"),
            Map.entry("negative", "rules about what is not marked"),
            Map.entry("nonconsecutive", "the non-consecutive rule"),
            Map.entry("odd", "odd cells"),
            Map.entry("palindrome", "palindromes"),
            Map.entry("quadruple", "quadruples"),
            Map.entry("ratio", "ratio dots"),
            Map.entry("regionsumline", "region sum lines"),
            Map.entry("renban", "renban lines"),
            Map.entry("rowindexer", "row indexers"),
            Map.entry("sandwichsum", "sandwich sums"),
            Map.entry("skyscraper", "skyscrapers"),
            Map.entry("slowthermometer", "slow thermometers"),
            Map.entry("thermometer", "thermometers"),
            Map.entry("whispers", "German whispers"),
            Map.entry("xsum", "X-sums"),
            Map.entry("xv", "XV pairs"),
            Map.entry("zipperline", "zipper lines"));

    private FPuzzlesRules() {}

    /** Takes note of a field that holds something. */
    static void note(String field, UnknownRules unknown) {
        String drawing = DRAWINGS.get(field);
        if (drawing != null) {
            unknown.draw(drawing);
        } else if (!HARMLESS.contains(field)) {
            // A field that nobody knows may well be a rule of a newer f-puzzles.
            unknown.add(NAMES.getOrDefault(field, "\"" + Symbols.quote(field) + "\""));
        }
    }
}
