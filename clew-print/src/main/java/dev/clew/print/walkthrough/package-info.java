/** Walkthroughs: the whole way to a solution as one document, each step with drawing, words and grid. */
@NullMarked
package dev.clew.print.walkthrough;

import org.jspecify.annotations.NullMarked;
