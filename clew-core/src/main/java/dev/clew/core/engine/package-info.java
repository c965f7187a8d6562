/** Engines for work in bulk, for our own modules: batches of lines, and thousands of small questions about one puzzle. */
package dev.clew.core.engine;
