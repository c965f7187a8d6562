/** What is taught: an example and a lesson for every technique, and positions to practise it on. */
@NullMarked
package dev.clew.logic.learn;

import org.jspecify.annotations.NullMarked;
