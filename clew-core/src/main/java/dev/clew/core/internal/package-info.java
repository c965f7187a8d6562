@NullMarked
package dev.clew.core.internal;

import org.jspecify.annotations.NullMarked;
