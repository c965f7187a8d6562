/**
 * What a question can be told beside its puzzle. A parameter is declared once; options, JSON fields, help, complaints and
 * the bounds in the OpenAPI document come from there.
 */
@NullMarked
package dev.clew.desk.parameter;

import org.jspecify.annotations.NullMarked;
