package dev.clew.iotest;

import dev.clew.core.Position;
import dev.clew.core.format.FormatCatalog;
import dev.clew.core.format.PuzzleFormat;

/** Prints the names in the catalogue, whether it lies in a named module, and a position written as JSON. */
public final class ListFormats {
    private ListFormats() {}

    /** Started by a test in a JVM of its own, from the class path, outside the module under test. */
    public static void main(String[] arguments) {
        FormatCatalog catalog = FormatCatalog.standard();
        System.out.println(catalog.formats().stream().map(PuzzleFormat::name).toList() + " "
                + FormatCatalog.class.getModule().isNamed());
        System.out.println(
                catalog.find("json").orElseThrow().write(Position.parse("{\"givens\":\"1...............\"}")));
    }
}
