/** Fish, plain and with fins: one value in N lines one way and N lines the other way. */
@NullMarked
package dev.clew.logic.internal.technique.fish;

import org.jspecify.annotations.NullMarked;
