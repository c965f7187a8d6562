package dev.clew.press.picture;

/** One thing drawn. The family is closed, so that every writer can draw all of it. Immutable. */
public sealed interface Item permits Rect, Circle, Line, Path, Text, Group, Part, Glow {

    /** Draws this item by the canvas's method for it. */
    void drawOn(Canvas canvas);

    /** What the item covers, its line included; for text by the width tables of the faces. */
    Bounds bounds();
}
