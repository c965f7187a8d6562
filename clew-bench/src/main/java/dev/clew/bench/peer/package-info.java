/** Other solvers, each behind one interface, to agree and to be compared with. */
@NullMarked
package dev.clew.bench.peer;

import org.jspecify.annotations.NullMarked;
