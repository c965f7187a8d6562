/** Steps, proofs and paths as JSON. */
@NullMarked
package dev.clew.io;

import org.jspecify.annotations.NullMarked;
