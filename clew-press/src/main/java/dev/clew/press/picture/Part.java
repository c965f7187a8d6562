package dev.clew.press.picture;

import java.util.List;

/**
 * Items that act as one: a candidate with its shape, a link with its arrowhead. A page can light it up or let it fade; in
 * files it leaves no trace. Immutable.
 *
 * @param kind one word in lower case, or several with spaces, from the general to the special: {@code role removed}
 * @param about the candidates it is about, as players write them
 */
public record Part(String kind, List<String> about, List<Item> items) implements Item {

    /** Copies the lists. */
    public Part {
        about = List.copyOf(about);
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
