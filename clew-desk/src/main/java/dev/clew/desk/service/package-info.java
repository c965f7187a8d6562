/** Requests and replies of the API without the transport: the server and the page's own engine answer with the same bytes. */
@NullMarked
package dev.clew.desk.service;

import org.jspecify.annotations.NullMarked;
