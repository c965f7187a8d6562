/** The text formats of Clew's own, and how rows of cells are read as people write them. Internal to the module. */
package dev.clew.core.format.text;
