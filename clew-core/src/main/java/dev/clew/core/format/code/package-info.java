/** Rows of cells out of source code and data files: brackets, quotes and commas are frames around them. */
package dev.clew.core.format.code;
