/** Puts the outputs of shards together. */
@NullMarked
package dev.clew.cli.merge;

import org.jspecify.annotations.NullMarked;
