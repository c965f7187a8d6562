/** Fish, plain and with fins: one value in as many lines one way as the other. */
@NullMarked
package dev.clew.logic.internal.technique.fish;

import org.jspecify.annotations.NullMarked;
