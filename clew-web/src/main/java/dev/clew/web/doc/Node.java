package dev.clew.web.doc;

import dev.clew.core.json.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A part of a document: a map, a list, a text, a number, a truth value, or nothing at all, so that a missing part can be
 * asked for its parts, too. References are followed. Immutable.
 */
final class Node {
    private static final String REFERENCE = "$ref";

    private final @Nullable Object value;
    private final @Nullable Node root;

    private Node(@Nullable Object value, @Nullable Node root) {
        this.value = value;
        this.root = root;
    }

    /** A whole document. */
    static Node document(Object value) {
        return new Node(value, null);
    }

    private Node child(@Nullable Object part) {
        return new Node(part, root == null ? this : root);
    }

    boolean isMissing() {
        return value == null;
    }

    /** The part of a name, with references followed. */
    Node get(String name) {
        Node found = child(value instanceof Map<?, ?> map ? map.get(name) : null);
        return found.follow();
    }

    private Node follow() {
        if (!(value instanceof Map<?, ?> map) || !(map.get(REFERENCE) instanceof String path) || root == null) {
            return this;
        }
        Node found = root;
        for (String name : path.substring(2).split("/")) {
            found = found.get(name);
        }
        return found;
    }

    /** The last name of the reference that stands here for a part, or an empty text. */
    String reference(String name) {
        Object part = value instanceof Map<?, ?> map ? map.get(name) : null;
        Object path = part instanceof Map<?, ?> map ? map.get(REFERENCE) : null;
        return path == null ? "" : path.toString().substring(path.toString().lastIndexOf('/') + 1);
    }

    /** The parts by name; none if this is not a map. */
    Map<String, Node> entries() {
        Map<String, Node> entries = new LinkedHashMap<>();
        if (value instanceof Map<?, ?> map) {
            map.keySet().forEach(key -> entries.put(key.toString(), get(key.toString())));
        }
        return entries;
    }

    /** The parts in order; none if this is not a list. */
    List<Node> items() {
        List<Node> items = new ArrayList<>();
        if (value instanceof List<?> list) {
            list.forEach(item -> items.add(child(item).follow()));
        }
        return items;
    }

    /** The text, or the number or truth value as text; empty where there is nothing. */
    String text() {
        return value == null ? "" : value.toString();
    }

    /** The text, or something made of the parts of a list. */
    String joined(Function<Node, String> words) {
        return value instanceof List<?>
                ? String.join(" or ", items().stream().map(words).toList())
                : words.apply(this);
    }

    /** Writes this part as JSON where a value is expected; references stay what they are. */
    void write(JsonWriter json) {
        write(json, value);
    }

    private static void write(JsonWriter json, @Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            json.object();
            map.forEach((name, part) -> {
                json.name(name.toString());
                write(json, part);
            });
            json.end();
        } else if (value instanceof List<?> list) {
            json.array();
            list.forEach(item -> write(json, item));
            json.end();
        } else if (value instanceof Boolean truth) {
            json.value(truth);
        } else if (value instanceof Double fraction) {
            json.value(fraction.doubleValue());
        } else if (value instanceof Number number) {
            json.value(number.longValue());
        } else if (value == null) {
            json.nothing();
        } else {
            json.value(value.toString());
        }
    }
}
