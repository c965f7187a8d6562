package dev.clew.logic.learn;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One proven example for every form of every technique. Immutable and thread-safe. */
public final class Examples {
    private static final String LIST = "examples.txt";

    private final Map<String, Example> examples;

    private Examples(Map<String, Example> examples) {
        this.examples = examples;
    }

    /**
     * The examples of the standard catalogue.
     *
     * @throws IllegalArgumentException if a form has no example, or an example does not hold
     */
    public static Examples standard() {
        return of(Resources.lines(LIST));
    }

    /**
     * The example of one form, without a look at the others.
     *
     * @throws IllegalArgumentException if it has none, or it does not hold
     */
    public static Example of(TechniqueInfo form) {
        return Resources.lines(LIST).stream()
                .filter(line -> line.startsWith(form.id() + " "))
                .findFirst()
                .map(Example::parse)
                .orElseThrow(() -> missing(form));
    }

    private static IllegalArgumentException missing(TechniqueInfo form) {
        return new IllegalArgumentException("There is no example of " + form.id() + "; add a line");
    }

    /**
     * These examples, one a line.
     *
     * @throws IllegalArgumentException if a form has no example or two, or an example does not hold
     */
    public static Examples of(List<String> lines) {
        Map<String, Example> examples = new LinkedHashMap<>();
        for (String line : lines) {
            Example example = Example.parse(line);
            if (examples.put(example.form().id(), example) != null) {
                throw new IllegalArgumentException(
                        "There are two examples of " + example.form().id() + "; keep one");
            }
        }
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            for (TechniqueInfo form : technique.forms()) {
                if (!examples.containsKey(form.id())) {
                    throw missing(form);
                }
            }
        }
        return new Examples(examples);
    }

    /** All of them, in the order of the list. */
    public List<Example> all() {
        return List.copyOf(examples.values());
    }

    /** The example of a form. */
    public Example example(TechniqueInfo form) {
        return Objects.requireNonNull(examples.get(form.id()), form.id());
    }
}
