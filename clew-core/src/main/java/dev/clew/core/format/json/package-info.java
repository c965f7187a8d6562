/** Positions as JSON. Internal to the module. */
@NullMarked
package dev.clew.core.format.json;

import org.jspecify.annotations.NullMarked;
