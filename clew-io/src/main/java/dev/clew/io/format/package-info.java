/** Files and strings of other programs, found by the catalogue of formats as services. */
@NullMarked
package dev.clew.io.format;

import org.jspecify.annotations.NullMarked;
