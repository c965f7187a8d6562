/** What a splitter has read of a puzzle that may continue. Internal to the module. */
package dev.clew.core.format.split;
