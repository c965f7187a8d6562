package dev.clew.io.link;

import dev.clew.core.Position;
import dev.clew.core.Shape;
import dev.clew.core.format.text.Complaint;
import dev.clew.core.format.text.Symbols;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Collects what a document holds that Clew does not know. Rules that the document names come first. If there are none,
 * its words may name one; and where it has no words, its drawings: an unexplained line may be a thermometer. Mutable,
 * for one document.
 */
final class UnknownRules {
    private final Set<String> rules = new LinkedHashSet<>();
    private final Set<String> drawings = new LinkedHashSet<>();
    private final StringBuilder words = new StringBuilder();

    /** A rule by its name in the plural. */
    void add(String rule) {
        rules.add(rule);
    }

    /** A drawing by its name in the plural. */
    void draw(String drawing) {
        drawings.add(drawing);
    }

    /** Rules in words. */
    void say(String text) {
        words.append(text).append('\n');
    }

    /** Complains if there is anything that the shape does not say. */
    void check(Shape shape, Position position) throws Complaint {
        List<String> found = new ArrayList<>(rules);
        if (found.isEmpty()) {
            String beyond = RuleText.beyond(words.toString(), shape);
            if (!beyond.isEmpty()) {
                found.add("rules in words (\"" + Symbols.line(beyond) + "\")");
            } else if (words.toString().isBlank()) {
                found.addAll(drawings);
            }
        }
        if (!found.isEmpty()) {
            throw Complaint.unknownRules(found, position);
        }
    }
}
