/** What a splitter has read of a puzzle that may continue. Internal to the module. */
@NullMarked
package dev.clew.core.format.split;

import org.jspecify.annotations.NullMarked;
