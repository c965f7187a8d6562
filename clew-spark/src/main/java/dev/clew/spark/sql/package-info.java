/** Functions for Spark SQL. */
@NullMarked
package dev.clew.spark.sql;

import org.jspecify.annotations.NullMarked;
