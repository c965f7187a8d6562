package dev.clew.docs.guide;

import dev.clew.core.Position;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A page whose words and layout are a template, and whose figures and numbers come from runs. Immutable.
 *
 * @param name the word in the footer, and with hyphens for spaces the name of the template
 * @param values what the template leaves open
 * @param ways where the thread runs through a grid
 */
record Page(String name, Map<String, String> values, List<Way> ways) {
    /** Copies both. */
    Page {
        values = Map.copyOf(values);
        ways = List.copyOf(ways);
    }

    /**
     * The thread's way through a grid.
     *
     * @param position its filled cells are walls
     * @param cells from the first to the last
     */
    record Way(Position position, List<Integer> cells) {}

    /** The page as HTML. */
    String html(int number) {
        Map<String, String> all = new LinkedHashMap<>(values);
        all.put("footer", "<footer>%02d / %s</footer>".formatted(number, name));
        return Template.fill("pages/" + name.replace(' ', '-') + ".html", all);
    }
}
