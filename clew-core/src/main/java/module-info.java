import org.jspecify.annotations.NullMarked;

/** Shapes, puzzles, plain-text formats and the search engines. Depends on the JDK's {@code java.base} alone. */
@NullMarked
@SuppressWarnings("module") // who may see more is compiled later
module dev.clew.core {
    requires static org.jspecify;

    exports dev.clew.core;
    exports dev.clew.core.engine to
            dev.clew.desk,
            dev.clew.generate;
    exports dev.clew.core.format;
    exports dev.clew.core.format.rule to
            dev.clew.io;
    exports dev.clew.core.format.split to
            dev.clew.io;
    exports dev.clew.core.format.text to
            dev.clew.desk,
            dev.clew.io,
            dev.clew.logic;
    exports dev.clew.core.json;
    exports dev.clew.core.symmetry;
    exports dev.clew.core.internal.bulk to
            dev.clew.vector;

    uses dev.clew.core.format.PuzzleFormat;
    uses dev.clew.core.internal.bulk.KernelProvider;
}
