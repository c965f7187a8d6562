/** The table of what is known of techniques. */
@NullMarked
package dev.clew.logic.internal.table;

import org.jspecify.annotations.NullMarked;
