/** Steps, proofs and paths as JSON. */
module dev.clew.io {
    requires transitive dev.clew.core;
    requires transitive dev.clew.generate;
    requires transitive dev.clew.logic;
    requires transitive tools.jackson.core;
    requires static transitive org.jspecify;

    exports dev.clew.io;
}
