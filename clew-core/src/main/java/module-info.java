/** Shapes, puzzles, plain-text formats and the search engines. Depends on the JDK's {@code java.base} alone. */
module dev.clew.core {
    requires static transitive org.jspecify;

    exports dev.clew.core;
    exports dev.clew.core.format;
    exports dev.clew.core.symmetry;

    uses dev.clew.core.format.PuzzleFormat;
}
