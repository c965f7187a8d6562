package dev.clew.io.link;

import dev.clew.core.format.rule.RuleWords;
import dev.clew.core.format.text.Symbols;
import java.util.Map;
import java.util.Set;

/** The fields of an f-puzzles document that are rules, and how people call them. */
final class FPuzzlesRules {
    /** What is read, or merely described, drawn or set up. */
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

    private FPuzzlesRules() {}

    /** Takes note of a field that holds something. */
    static void note(String field, UnknownRules unknown) {
        String drawing = DRAWINGS.get(field);
        if (drawing != null) {
            unknown.draw(drawing);
        } else if (!HARMLESS.contains(field)) {
            // An unknown field may well be a rule of a newer f-puzzles.
            String rule = RuleWords.named(field);
            unknown.add(rule != null ? rule : "\"" + Symbols.quote(field) + "\"");
        }
    }
}
