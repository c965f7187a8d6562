/** Formats that need a library; they join the catalogue as services. */
module dev.clew.io {
    requires transitive dev.clew.core;
    requires transitive dev.clew.generate;
    requires transitive dev.clew.logic;
    requires transitive tools.jackson.core;
    requires static transitive org.jspecify;

    exports dev.clew.io;

    provides dev.clew.core.format.PuzzleFormat with
            dev.clew.io.JsonFormat;
}
