/** What ratings by rounds share. */
@NullMarked
package dev.clew.logic.internal.rating;

import org.jspecify.annotations.NullMarked;
