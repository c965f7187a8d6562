/** What the rooms of techniques share; it knows none of them. */
@NullMarked
package dev.clew.logic.internal.technique.kit;

import org.jspecify.annotations.NullMarked;
