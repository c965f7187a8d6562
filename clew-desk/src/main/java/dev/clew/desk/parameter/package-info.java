/**
 * The parameters of questions. A parameter is declared once; options, JSON fields, help, error messages and the bounds
 * in the OpenAPI document come from there.
 */
@NullMarked
package dev.clew.desk.parameter;

import org.jspecify.annotations.NullMarked;
