package dev.clew.press.picture;

import java.util.List;

/**
 * A layer: items that belong together, under a name that says what they are. Immutable.
 *
 * @param name one word in lower case or several with hyphens
 */
public record Group(String name, List<Item> items) implements Item {

    /** Copies the items. */
    public Group {
        items = List.copyOf(items);
    }

    @Override
    public void drawOn(Canvas canvas) {
        canvas.draw(this);
    }

    @Override
    public Bounds bounds() {
        return items.stream().map(Item::bounds).reduce(Bounds.NOTHING, Bounds::and);
    }
}
