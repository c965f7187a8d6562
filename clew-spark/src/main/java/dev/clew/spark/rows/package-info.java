/** Tables: a row for each puzzle, from and to CSV and Parquet, de-duplication and statistics. */
@NullMarked
package dev.clew.spark.rows;

import org.jspecify.annotations.NullMarked;
