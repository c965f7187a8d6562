/** The folder that a job writes to: what belongs to it, who works on it, and what is done. */
@NullMarked
package dev.clew.spark.output;

import org.jspecify.annotations.NullMarked;
