package dev.clew.page.folder;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The page itself: its head names the style sheets and the module that it begins with. Immutable. */
final class IndexPage {
    /** What the page may do, also where the host sends no such header; {@code clew serve} sends the same. */
    static final String POLICY = String.join(
            "; ",
            "default-src 'none'",
            "script-src 'self' 'wasm-unsafe-eval'",
            "style-src 'self'",
            "img-src 'self' blob: data:",
            "font-src 'self'",
            "connect-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'");

    private static final Pattern SHEET =
            Pattern.compile(" *<link rel=\"stylesheet\" href=\"\\./([^\"]+)\"( media=\"print\")? />\\R");
    private static final Pattern START = Pattern.compile("<script type=\"module\" src=\"\\./([^\"]+)\"></script>");
    private static final Pattern CHARSET = Pattern.compile("( *)<meta charset=\"utf-8\" />\\R");

    private final String source;

    IndexPage(String source) {
        this.source = source;
    }

    /** The module that the page begins with. */
    String start() {
        Matcher start = START.matcher(source);
        if (!start.find()) {
            throw new IllegalArgumentException("index.html names no module that the page begins with");
        }
        return start.group(1);
    }

    /** The style sheets in their order as one, comments and indentation dropped. */
    String styles(UnaryOperator<String> read) {
        List<String> sheets = new ArrayList<>();
        Matcher sheet = SHEET.matcher(source);
        while (sheet.find()) {
            String css = read.apply(sheet.group(1));
            sheets.add(sheet.group(2) == null ? css : "@media print {\n" + css + "}\n");
        }
        return sheets.stream()
                .map(css -> css.replaceAll("(?s)/\\*.*?\\*/", "")
                        .lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .collect(Collectors.joining("\n", "", "\n")))
                .collect(Collectors.joining());
    }

    /**
     * The page as it is published.
     *
     * @param names of its files
     * @param styles what {@link #styles} was published as
     * @param script what the module it begins with was published in
     * @param build what tells this build from others
     */
    String write(Names names, String styles, String script, String build) {
        String link = "        <link rel=\"stylesheet\" href=\"./" + names.of(styles) + "\" />\n";
        Matcher sheet = SHEET.matcher(source);
        StringBuilder page = new StringBuilder();
        boolean linked = false;
        while (sheet.find()) {
            sheet.appendReplacement(page, linked ? "" : Matcher.quoteReplacement(link));
            linked = true;
        }
        sheet.appendTail(page);
        String head = "$1<meta charset=\"utf-8\" />\n$1<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY
                + "\" />\n$1<meta name=\"clew-build\" content=\"" + build
                + "\" />\n$1<link rel=\"modulepreload\" href=\"./"
                + names.of(script) + "\" />\n";
        String text = CHARSET.matcher(page).replaceFirst(head);
        text = START.matcher(text).replaceFirst("<script type=\"module\" src=\"./" + names.of(script) + "\"></script>");
        return names.rewrite(text, "index.html", "");
    }
}
