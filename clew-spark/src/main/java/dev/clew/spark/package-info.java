/**
 * The desk's questions as jobs on Apache Spark: {@link dev.clew.spark.Main} runs one, embedded or on a cluster. Texts go
 * through {@code text} by byte ranges, tables through {@code rows}, and {@code sql} has the functions for SQL.
 */
@NullMarked
package dev.clew.spark;

import org.jspecify.annotations.NullMarked;
