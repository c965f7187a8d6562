/** Rules beyond those of a shape, as other programs' documents name them: Clew does not solve them, and says so. */
package dev.clew.core.format.rule;
