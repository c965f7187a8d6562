/** Producers that rely on one solution: unique loops and bivalue graves, whose values could change places. */
@NullMarked
package dev.clew.logic.scale.se.producer.deadly;

import org.jspecify.annotations.NullMarked;
