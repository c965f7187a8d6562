/** Parts of the work: the shards of a run, and checkpoints from which one that was killed goes on. */
@NullMarked
package dev.clew.cli.resume;

import org.jspecify.annotations.NullMarked;
