package dev.clew.core.format.rule;

import dev.clew.core.Shape;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The rules that the fields of a document of another program name: {@code "thermos": [[…]]}, {@code "type": "killer"},
 * {@code "antiknight": true}. It follows quotes and colons and knows no language, so that it finds them in JSON, YAML and
 * source code alike, and in what is none of them quite. A field without anything in it is not a rule.
 *
 * @param unknown the names, in the plural, of rules that Clew does not solve
 * @param extras the rules that a shape can hold, as its name has them
 */
public record ForeignRules(Set<String> unknown, Set<String> extras) {
    /** No rules. */
    public static final ForeignRules NONE = new ForeignRules(Set.of(), Set.of());

    private static final Set<String> KINDS =
            Set.of("type", "kind", "rule", "rules", "constraint", "constraints", "variant", "variants");

    /** The rules in a text. */
    public static ForeignRules in(String text) {
        ForeignRules rules = new ForeignRules(new LinkedHashSet<>(), new TreeSet<>());
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '"' || c == '\'') {
                int end = FieldText.literalEnd(text, at);
                int value = end < 0 ? -1 : FieldText.valueAt(text, end + 1);
                if (value >= 0) {
                    rules.field(text.substring(at + 1, end), text, value);
                }
                at = end < 0 ? at : end;
            }
        }
        return rules;
    }

    /** The rule in a line of YAML or the like, whose fields have no quotes: {@code thermos:}, {@code - cages: [1]}. */
    public static ForeignRules inLine(String line) {
        ForeignRules rules = in(line);
        int colon = line.indexOf(':');
        String word = colon < 0
                ? ""
                : line.substring(line.startsWith("- ") ? 2 : 0, colon).strip();
        boolean name = !word.isEmpty() && word.chars().allMatch(c -> Character.isLetter(c) || "_- ".indexOf(c) >= 0);
        if (name && (RuleWords.named(word) != null || RuleWords.extra(word) != null)) {
            rules.field(word, line, FieldText.skip(line, colon + 1));
        }
        return rules;
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return unknown.isEmpty() && extras.isEmpty();
    }

    /** These and others. */
    public ForeignRules with(ForeignRules others) {
        Set<String> all = new LinkedHashSet<>(unknown);
        all.addAll(others.unknown);
        Set<String> shapes = new TreeSet<>(extras);
        shapes.addAll(others.extras);
        return new ForeignRules(all, shapes);
    }

    /** The shape that has all extras, for a puzzle of plain rows, columns and boxes; null where there is none. */
    public @Nullable Shape shape(Shape plain) {
        if (extras.isEmpty()) {
            return null;
        }
        try {
            return Shape.parse(plain.name() + ":" + String.join(":", extras));
        } catch (IllegalArgumentException impossible) {
            return null;
        }
    }

    private void field(String name, String text, int value) {
        String rule = RuleWords.named(name);
        String extra = RuleWords.extra(name);
        if (rule != null && FieldText.holds(text, value, RuleWords.isAmbiguous(name))) {
            unknown.add(rule);
        } else if (extra != null && FieldText.holds(text, value, false)) {
            extras.add(extra);
        } else if (KINDS.contains(name)) {
            FieldText.words(text, value).forEach(this::word);
        }
    }

    private void word(String word) {
        String rule = RuleWords.named(word);
        String extra = RuleWords.extra(word);
        if (rule != null) {
            unknown.add(rule);
        } else if (extra != null) {
            extras.add(extra);
        }
    }
}
