/** Questions and answers: one class for each thing Clew can be asked. Command line and API only read and write. */
@NullMarked
package dev.clew.desk;

import org.jspecify.annotations.NullMarked;
