package dev.clew.press.picture;

/** What a writer can draw: one method for each kind of item. An implementation is used once, by one thread. */
public interface Canvas {
    /** Draws a rectangle. */
    void draw(Rect rect);

    /** Draws a circle. */
    void draw(Circle circle);

    /** Draws a straight line. */
    void draw(Line line);

    /** Draws a path. */
    void draw(Path path);

    /** Draws a line of text. */
    void draw(Text text);

    /** Draws what a group holds, in its order. */
    void draw(Group group);

    /** Draws what a part holds; only a page that lights parts up needs to know where one begins. */
    default void draw(Part part) {
        part.items().forEach(item -> item.drawOn(this));
    }

    /** Draws a glow. It carries no meaning, so a canvas that cannot let colours shine through leaves it out. */
    default void draw(Glow glow) {}
}
