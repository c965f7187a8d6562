/** The page as it was built beside the command line. */
@NullMarked
package dev.clew.cli.page;

import org.jspecify.annotations.NullMarked;
