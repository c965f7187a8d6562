/** Lists what the published modules let others use, so that a change of it is seen. */
@NullMarked
package dev.clew.docs.surface;

import org.jspecify.annotations.NullMarked;
