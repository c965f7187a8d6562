package dev.clew.core;

/**
 * Makes a shape of one's own: a shape that is there, and further houses and groups.
 *
 * <pre>
 * Shape shape = Shape.builder()
 *         .house(0, 10, 20, 30, 40, 50, 60, 70, 80)
 *         .distinct(0, 8, 72, 80)
 *         .build();
 * </pre>
 *
 * <p>Mutable, for one thread; what it makes is not.
 *
 * @since 0.2.0
 */
public final class ShapeBuilder {
    private final ShapeSpec base;
    private OwnGroups own = OwnGroups.NONE;

    ShapeBuilder(ShapeSpec base) {
        this.base = base;
    }

    /**
     * Adds a house: these cells hold every value once.
     *
     * @param cells as many different cells as there are values, numbered in reading order from 0
     * @throws IllegalArgumentException if there are more or fewer, or one is not on the grid
     */
    public ShapeBuilder house(int... cells) {
        return house(CellSet.of(base.size(), cells));
    }

    /** Adds a house: these cells hold every value once. */
    public ShapeBuilder house(CellSet cells) {
        own = own.and(OwnGroups.house(onGrid(cells)));
        return this;
    }

    /**
     * Adds a distinct group: these cells hold no value twice.
     *
     * @param cells two different cells at least, and no more than there are values, numbered in reading order from 0
     * @throws IllegalArgumentException if there are more or fewer, or one is not on the grid
     */
    public ShapeBuilder distinct(int... cells) {
        return distinct(CellSet.of(base.size(), cells));
    }

    /** Adds a distinct group: these cells hold no value twice. */
    public ShapeBuilder distinct(CellSet cells) {
        own = own.and(OwnGroups.distinct(onGrid(cells)));
        return this;
    }

    private CellSet onGrid(CellSet cells) {
        if (cells.side() != base.size()) {
            throw new IllegalArgumentException(
                    "The cells are of a grid of side " + cells.side() + ", but the shape has a side of " + base.size());
        }
        return cells;
    }

    /** The shape. Its {@linkplain Shape#name name} says all of it, so that every format that names shapes holds it. */
    public Shape build() {
        return Shape.of(own.isEmpty() ? base : base.with(own));
    }

    /** The name of the shape so far. */
    @Override
    public String toString() {
        return build().name();
    }
}
