/** What every question and every answer has in common, and the one JSON document that all surfaces write. */
@NullMarked
package dev.clew.desk.answer;

import org.jspecify.annotations.NullMarked;
