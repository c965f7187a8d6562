/** Formats that need a library. They join {@link dev.clew.core.format.FormatCatalog} as services. */
@NullMarked
package dev.clew.io;

import org.jspecify.annotations.NullMarked;
