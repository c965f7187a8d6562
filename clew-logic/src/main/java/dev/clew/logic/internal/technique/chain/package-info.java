/** Chains and loops: strong and weak links in turn. */
@NullMarked
package dev.clew.logic.internal.technique.chain;

import org.jspecify.annotations.NullMarked;
