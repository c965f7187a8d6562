/** What the learn view teaches: a lesson for every technique, and positions to practise it on. */
@NullMarked
package dev.clew.press.learn;

import org.jspecify.annotations.NullMarked;
