/** Arguments from there being one solution. */
@NullMarked
package dev.clew.logic.internal.technique.unique;

import org.jspecify.annotations.NullMarked;
