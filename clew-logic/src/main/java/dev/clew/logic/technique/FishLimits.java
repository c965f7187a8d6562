package dev.clew.logic.technique;

import dev.clew.logic.board.Geometry;

/**
 * How large fish may be. Immutable.
 *
 * @param maxSize the most base houses
 * @param maxFins the most fins
 * @since 0.2.0
 */
public record FishLimits(int maxSize, int maxFins) {
    static FishLimits standard() {
        return new FishLimits(Geometry.MAX_SIZE, 5);
    }
}
