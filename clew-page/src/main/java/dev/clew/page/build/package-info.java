/** Compiles the engine with TeaVM. */
@NullMarked
package dev.clew.page.build;

import org.jspecify.annotations.NullMarked;
