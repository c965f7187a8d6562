/** Parts of the work: the shards of a run, and checkpoints from which a killed run resumes. */
@NullMarked
package dev.clew.cli.resume;

import org.jspecify.annotations.NullMarked;
