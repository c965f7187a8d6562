@NullMarked
package dev.clew.core.internal.general;

import org.jspecify.annotations.NullMarked;
