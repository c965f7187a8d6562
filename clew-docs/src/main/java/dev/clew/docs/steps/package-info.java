/** Steps as a checker reads them, whole and broken on purpose: what the two checkers of docs/STEPS.md are run over. */
@NullMarked
package dev.clew.docs.steps;

import org.jspecify.annotations.NullMarked;
