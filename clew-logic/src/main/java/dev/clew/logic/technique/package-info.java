/** What a technique is, how it is asked to look and what it reports. */
@NullMarked
package dev.clew.logic.technique;

import org.jspecify.annotations.NullMarked;
