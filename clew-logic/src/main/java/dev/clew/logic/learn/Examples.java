package dev.clew.logic.learn;

import dev.clew.logic.TechniqueCatalog;
import dev.clew.logic.technique.Technique;
import dev.clew.logic.technique.TechniqueInfo;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One proven example for every form of every technique. Immutable and thread-safe. */
public final class Examples {
    private final Map<String, Example> examples = new LinkedHashMap<>();

    private Examples() {}

    /**
     * The examples of the standard catalogue.
     *
     * @throws IllegalArgumentException if a form has no example or two, or an example does not hold
     */
    public static Examples standard() {
        Examples all = new Examples();
        for (Technique technique : TechniqueCatalog.standard().techniques()) {
            technique.forms().forEach(form -> all.examples.put(form.id(), of(form)));
        }
        return all;
    }

    /**
     * The example of one form, without a look at the others.
     *
     * @throws IllegalArgumentException if it has none or two, or it does not hold
     */
    public static Example of(TechniqueInfo form) {
        TechniqueInfo technique = TechniqueCatalog.standard().require(form.id()).info();
        return of(TechniqueFile.of(technique, "lesson.txt"), form);
    }

    /** The example of one form in the file of its technique. */
    static Example of(TechniqueFile file, TechniqueInfo form) {
        List<Situation> found = new ArrayList<>();
        for (String line : file.all("example")) {
            Situation situation = Situation.parse(line);
            if (situation.form().equals(form.id())) {
                found.add(situation);
            }
        }
        if (found.size() != 1) {
            throw new IllegalArgumentException("There are " + found.size() + " examples of " + form.id()
                    + "; write one line example = " + form.id() + " SHAPE …");
        }
        return Example.of(found.get(0));
    }

    /** All of them, in the order of the catalogue. */
    public List<Example> all() {
        return List.copyOf(examples.values());
    }

    /** The example of a form. */
    public Example example(TechniqueInfo form) {
        return Objects.requireNonNull(examples.get(form.id()), form.id());
    }
}
