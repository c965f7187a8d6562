/** Pictures of grids and steps: a display list, what to draw on a grid, and the writers of picture files. */
module dev.clew.press {
    requires transitive dev.clew.core;
    requires transitive dev.clew.logic;
    requires static org.jspecify;

    exports dev.clew.press;
    exports dev.clew.press.diagram;
    exports dev.clew.press.picture;
    exports dev.clew.press.style;
}
