/** Singles: the last candidate of a cell, the last place in a house. */
@NullMarked
package dev.clew.logic.internal.technique.single;

import org.jspecify.annotations.NullMarked;
