/** Text to text: byte ranges of files to lines of answers, with no object for a plain puzzle. */
@NullMarked
package dev.clew.spark.text;

import org.jspecify.annotations.NullMarked;
