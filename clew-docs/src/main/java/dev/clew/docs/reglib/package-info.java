/** Runs the techniques on a library of cases in HoDoKu's format: a tool for developers, not a command. */
@NullMarked
package dev.clew.docs.reglib;

import org.jspecify.annotations.NullMarked;
