package dev.clew.cli.rate;

import dev.clew.logic.scale.se.SeRating;

/** A form that the caller writes, with a code for each part. Immutable and thread-safe. */
public final class SeTemplate implements RatingForm {
    /** The codes, for help and messages. */
    public static final String CODES = "%g %r %p %d %R %P %D %n %e %l %t %%";

    private final String template;

    /**
     * A form after a template.
     *
     * @throws IllegalArgumentException if it has a code that is not known
     */
    public SeTemplate(String template) {
        this.template = template;
        for (int at = template.indexOf('%'); at >= 0; at = template.indexOf('%', at + 2)) {
            String code = template.substring(at, Math.min(at + 2, template.length()));
            if (code.length() < 2 || !(CODES + " ").contains(code + " ")) {
                throw new IllegalArgumentException("--template does not know " + code + "; take some of " + CODES);
            }
        }
    }

    @Override
    public String header() {
        return "";
    }

    @Override
    public boolean isForPeople() {
        return false;
    }

    @Override
    public String write(Rated rated) {
        if (rated.ratings() == null || !(rated.ratings().all().get(0) instanceof SeRating rating)) {
            return rated.line();
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < template.length(); i++) {
            char c = template.charAt(i);
            text.append(c == '%' ? part(template.charAt(++i), rated, rating) : String.valueOf(c));
        }
        return text.toString();
    }

    private static String part(char code, Rated rated, SeRating rating) {
        return switch (code) {
            case 'g' -> rated.columns().line();
            case 'r' -> rating.er().toString();
            case 'p' -> rating.ep().toString();
            case 'd' -> rating.ed().toString();
            case 'R' -> rating.er().technique();
            case 'P' -> rating.ep().technique();
            case 'D' -> rating.ed().technique();
            case 'n' -> String.valueOf(rated.input().line());
            case 'e' -> seconds(rated.nanos());
            case 'l' -> "\n";
            case 't' -> "\t";
            default -> "%";
        };
    }

    private static String seconds(long nanos) {
        long millis = nanos / 1_000_000;
        String fraction = String.valueOf(1000 + millis % 1000);
        return millis / 1000 + "." + fraction.substring(1);
    }
}
