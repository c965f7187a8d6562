/** Positions as JSON. Internal to the module. */
package dev.clew.core.format.json;
