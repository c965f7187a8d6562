/** Paper: pictures, sheets, walkthroughs and books as PDF and PNG files. */
@NullMarked
package dev.clew.cli.paper;

import org.jspecify.annotations.NullMarked;
