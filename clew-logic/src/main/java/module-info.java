/** Solving as people do: the board with pencil marks, techniques, steps and their proofs. */
@SuppressWarnings("module") // who may see more is compiled later
module dev.clew.logic {
    requires transitive dev.clew.core;
    requires static org.jspecify;

    exports dev.clew.logic;
    exports dev.clew.logic.advice;
    exports dev.clew.logic.board;
    exports dev.clew.logic.fact;
    exports dev.clew.logic.learn to
            dev.clew.desk;
    exports dev.clew.logic.review to
            dev.clew.desk;
    exports dev.clew.logic.scale;
    exports dev.clew.logic.level;
    exports dev.clew.logic.proof;
    exports dev.clew.logic.scale.se;
    exports dev.clew.logic.technique;
    exports dev.clew.logic.text;
}
