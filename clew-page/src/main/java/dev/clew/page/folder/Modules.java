package dev.clew.page.folder;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * The modules of the page in few files: those that it begins with, and beside them what is only loaded when somebody goes
 * there. Each module keeps a scope of its own, and runs after those that it imports from.
 */
final class Modules {
    private static final String HEAD = """
            const $modules = {};
            const $load = async (name, more) => {
            $modules[name] ?? (await more()).add($modules, $load);
            return $modules[name];
            };
            """;

    private final Map<String, Module> all = new TreeMap<>();

    /** Adds a module. */
    void add(String name, String source) {
        all.put(name, Module.parse(name, source));
    }

    /** Modules, each after those that it imports from. */
    private List<Module> order(String start) {
        List<Module> order = new ArrayList<>();
        visit(start, new LinkedHashSet<>(), order);
        return order;
    }

    private void visit(String name, Set<String> path, List<Module> order) {
        Module module = all.get(name);
        if (module == null) {
            throw new IllegalArgumentException("There is no module " + name);
        }
        if (!path.add(name)) {
            throw new IllegalArgumentException("Modules import from each other in a circle: " + path + ", " + name);
        }
        if (!order.contains(module)) {
            module.imports().forEach(from -> visit(from, path, order));
            order.add(module);
        }
        path.remove(name);
    }

    /** Where what is loaded later begins, each with the script that adds its modules. */
    Map<String, String> later(String start) {
        List<Module> first = order(start);
        Map<String, String> parts = new TreeMap<>();
        addLater(first, first, parts);
        return parts;
    }

    private void addLater(List<Module> from, List<Module> first, Map<String, String> parts) {
        for (Module module : from) {
            for (String start : module.later()) {
                if (!parts.containsKey(start)) {
                    List<Module> more = new ArrayList<>(order(start));
                    more.removeAll(first);
                    parts.put(start, "export const add = ($modules, $load) => {\n" + run(more, " ??= ") + "};\n");
                    addLater(more, first, parts);
                }
            }
        }
    }

    /** The script that the page begins with. */
    String script(String start) {
        return HEAD + run(order(start), " = ");
    }

    private static String run(List<Module> modules, String assignment) {
        StringBuilder script = new StringBuilder();
        for (Module module : modules) {
            script.append(Module.get(module.name()))
                    .append(assignment)
                    .append(module.text())
                    .append(";\n");
        }
        return script.toString();
    }
}
