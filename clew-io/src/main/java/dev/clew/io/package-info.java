/**
 * Steps, proofs and paths as JSON.
 *
 * @since 0.2.0
 */
@NullMarked
package dev.clew.io;

import org.jspecify.annotations.NullMarked;
