/** What solving by logic takes, counted: the same on every machine. */
@NullMarked
package dev.clew.bench.work;

import org.jspecify.annotations.NullMarked;
