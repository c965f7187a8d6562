/** What the page takes. */
@NullMarked
package dev.clew.page.measure;

import org.jspecify.annotations.NullMarked;
