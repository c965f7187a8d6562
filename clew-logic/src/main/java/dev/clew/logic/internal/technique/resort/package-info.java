/** The last resort: trying out. */
@NullMarked
package dev.clew.logic.internal.technique.resort;

import org.jspecify.annotations.NullMarked;
