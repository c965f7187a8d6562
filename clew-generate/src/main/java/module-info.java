/** New puzzles made to order: the same seed and target give the same puzzle everywhere. */
module dev.clew.generate {
    requires transitive dev.clew.logic;
    requires static org.jspecify;

    exports dev.clew.generate;
}
