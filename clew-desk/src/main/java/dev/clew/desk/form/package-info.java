/** Questions about other forms of a puzzle: convert, canon, render. */
@NullMarked
package dev.clew.desk.form;

import org.jspecify.annotations.NullMarked;
