/** The endpoints of the API, one class each; {@link dev.clew.web.api.EndpointCatalog} lists them. */
@NullMarked
package dev.clew.web.api;

import org.jspecify.annotations.NullMarked;
