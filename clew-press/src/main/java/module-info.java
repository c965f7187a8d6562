/** Pictures of grids and steps: a display list, what to draw on a grid, and the writers of picture files. */
@SuppressWarnings("module") // who may see more is compiled later
module dev.clew.press {
    requires transitive dev.clew.core;
    requires transitive dev.clew.logic;
    requires static org.jspecify;

    exports dev.clew.press to
            dev.clew.desk,
            dev.clew.print;
    exports dev.clew.press.diagram to
            dev.clew.desk,
            dev.clew.print;
    exports dev.clew.press.picture to
            dev.clew.desk,
            dev.clew.print;
    exports dev.clew.press.style to
            dev.clew.desk,
            dev.clew.print;
    exports dev.clew.press.svg;
}
