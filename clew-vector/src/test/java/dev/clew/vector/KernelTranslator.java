package dev.clew.vector;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Translates the kernels on longs into kernels on vectors, statement by statement: a {@code long} becomes a
 * {@code LongVector}, an element of an array the row at that place, an operator a call. Everything else stays as it is.
 */
final class KernelTranslator {
    /** The classes to translate, without what tells longs from vectors. */
    static final java.util.List<String> CLASSES = java.util.List.of("Kernels", "Passes", "Triples", "Choice", "Moves");

    private static final Pattern DECLARATION = Pattern.compile("long (\\w+) =(.*)", Pattern.DOTALL);
    private static final Pattern STORE = Pattern.compile("(\\w+)\\[([^\\]]*)] =(.*)", Pattern.DOTALL);
    private static final Pattern ASSIGNMENT = Pattern.compile("(\\w+) =(.*)", Pattern.DOTALL);
    private static final Pattern STATEMENT =
            Pattern.compile("(?m)^( {8,})((?:long \\w+|\\w+\\[[^\\]]*]|\\w+) =[^;]*);", Pattern.DOTALL);

    private final Set<String> rows = new HashSet<>();

    /** The text of the vector kernels. */
    String translate(String source) {
        String text = specialise(
                LEFT_OUT.matcher(source.substring(source.indexOf("/**"))).replaceAll(""));
        Matcher matcher = STATEMENT.matcher(text);
        StringBuilder out = new StringBuilder();
        while (matcher.find()) {
            String translated = statement(matcher.group(2));
            matcher.appendReplacement(out, Matcher.quoteReplacement(matcher.group(1) + translated + ";"));
        }
        matcher.appendTail(out);
        String body = body(out.toString());
        if (body.contains("ROTATES")) {
            body = body.replaceFirst("(int WORDS = .*\n)", "$1" + ROTATES);
        }
        return header(source, body) + body;
    }

    /**
     * Writes every method with a {@code boolean last} twice, without and with its {@code if (last)} blocks: vectors that
     * live on both sides of a branch taken both ways make the compiled code three times slower.
     */
    private static String specialise(String text) {
        Matcher matcher = METHOD.matcher(text);
        StringBuilder out = new StringBuilder();
        while (matcher.find()) {
            String method = matcher.group();
            matcher.appendReplacement(out, "");
            String plain = BLOCK.matcher(method).replaceAll("").replaceFirst(",\\s+boolean last\\)", ")");
            String last = BLOCK.matcher(method).replaceAll("$1").replaceFirst(",\\s+boolean last\\)", ")");
            plain = plain.replaceAll(",\\s+last\\);", ");");
            last = last.replaceAll("(?m)^( +)(\\w+)(\\([^;{]*),\\s+last\\);", "$1$2Last$3);")
                    .replaceFirst("void (\\w+)\\(", "void $1Last(");
            if (method.contains("static void pass(Block block")) {
                plain = plain.replaceFirst("static void pass\\(", "private static void passPlain(");
                last = last.replaceFirst("static", "private static");
                out.append(DISPATCH);
            }
            out.append(plain).append('\n').append(last);
        }
        return matcher.appendTail(out).toString();
    }

    /** A static method with the parameter; its text ends at the first brace on its own level. */
    private static final Pattern METHOD = Pattern.compile(
            "(?m)^    (?:private )?static void \\w+\\([^)]*boolean last\\) \\{\n.*?^    }\n", Pattern.DOTALL);

    /** A method that depends on a class which is not translated; vectors do with what the interface offers. */
    private static final Pattern LEFT_OUT = Pattern.compile(
            "(?m)^    @Override\n    public void \\w+\\([^)]*\\) \\{\n +LongShort.*?^    }\n\n", Pattern.DOTALL);

    private static final Pattern BLOCK =
            Pattern.compile("(?m)^            if \\(last\\) \\{\n(.*?)^            }\n", Pattern.DOTALL);

    private static final String DISPATCH = """
                static void pass(Block block, boolean last) {
                    if (last) {
                        passLast(block);
                    } else {
                        passPlain(block);
                    }
                }

            """;

    private static String header(String source, String body) {
        StringBuilder out = new StringBuilder("package dev.clew.vector;\n\n");
        source.lines()
                .filter(line -> line.startsWith("import static"))
                .forEach(line -> out.append(line).append('\n'));
        out.append("\nimport dev.clew.core.internal.bulk.Block;\n");
        if (source.contains("implements Kernels")) {
            out.append("import dev.clew.core.internal.bulk.Kernels;\n");
        }
        out.append("import jdk.incubator.vector.LongVector;\n");
        if (body.contains("VectorOperators.")) {
            out.append("import jdk.incubator.vector.VectorOperators;\n");
        }
        return out.append("import jdk.incubator.vector.VectorSpecies;\n\n").toString();
    }

    private static String body(String text) {
        return text.replaceFirst("/\\*\\*(?s:.*?)\\*/", NOTE)
                .replaceAll("\\bLong(Kernels|Passes|Triples|Choice|Moves)", "Vector$1")
                .replaceFirst("\\{\n", """
                        {
                            private static final VectorSpecies<Long> SPECIES = LongVector.SPECIES_PREFERRED;
                            private static final int WORDS = SPECIES.length();

                        """)
                .replace("public final class", "public class")
                .replace("return 1;", "return WORDS;")
                .replace("return \"long\";", "return \"vector \" + SPECIES.vectorBitSize();")
                .replace("long[] memory", "long[] memory, int shift")
                .replace("block.memory()", "block.memory(), block.shift()")
                .replaceAll("\n    private static long (rotate|fill)\\([^}]*}\n", "");
    }

    private static final String ROTATES =
            "    private static final boolean ROTATES = Runtime.version().feature() >= 25;\n";

    private static final String NOTE = """
            /**
             * Generated by {@code KernelTranslator} (in this module's tests) from the class on longs of the same name: change
             * that class and run the generator; do not edit this one.
             */""";

    private String statement(String statement) {
        Matcher declaration = DECLARATION.matcher(statement);
        if (declaration.matches()) {
            rows.add(declaration.group(1));
            return "LongVector " + declaration.group(1) + " = " + new Expression(declaration.group(2)).translate();
        }
        Matcher store = STORE.matcher(statement);
        if (store.matches()) {
            String value = new Expression(store.group(3)).translate();
            return value + ".intoArray(" + store.group(1) + ", " + place(store.group(2)) + ")";
        }
        Matcher assignment = ASSIGNMENT.matcher(statement);
        if (assignment.matches() && rows.contains(assignment.group(1))) {
            return assignment.group(1) + " = " + new Expression(assignment.group(2)).translate();
        }
        return statement;
    }

    private static String place(String index) {
        return (index.matches("\\w+") ? index : "(" + index + ")") + " * WORDS + shift";
    }

    /** An expression of rows by recursive descent, loosest operator first. */
    private static final class Expression {
        private final String text;
        private int at;

        Expression(String text) {
            this.text = text.replaceAll("\\s+", " ").strip();
        }

        String translate() {
            String result = binary(0);
            if (at != text.length()) {
                throw new IllegalArgumentException("Cannot translate \"" + text + "\" from character " + at);
            }
            return result;
        }

        private String binary(int level) {
            if (level == 3) {
                return shift();
            }
            String left = binary(level + 1);
            while (accept("|^&".charAt(level))) {
                String method = new String[] {"or", "lanewise", "and"}[level];
                String right = binary(level + 1);
                left += "." + method + "(" + (level == 1 ? "VectorOperators.XOR, " : "") + right + ")";
            }
            return left;
        }

        private String shift() {
            String row = unary();
            boolean left = text.startsWith("<<", at);
            if (!left && !text.startsWith(">>>", at)) {
                return row;
            }
            at += left ? 2 : 3;
            skipBlank();
            String operator = left ? "LSHL" : "LSHR";
            return row + ".lanewise(VectorOperators." + operator + ", " + until("\\W") + ")";
        }

        private String unary() {
            if (accept('~')) {
                return unary() + ".not()";
            }
            if (accept('(')) {
                String inner = binary(0);
                expect(')');
                return inner;
            }
            String name = until("[^\\w]");
            if (name.equals("0L")) {
                return "LongVector.zero(SPECIES)";
            }
            if (name.equals("rotate")) {
                expect('(');
                String row = binary(0);
                expect(',');
                String distance = binary(0);
                expect(')');
                return rotate(row, distance);
            }
            if (name.equals("fill")) {
                expect('(');
                String pattern = until("\\W");
                expect(')');
                return "LongVector.broadcast(SPECIES, " + pattern + ")";
            }
            if (accept('[')) {
                String index = until("]");
                expect(']');
                return "LongVector.fromArray(SPECIES, " + name + ", " + place(index) + ")";
            }
            return name;
        }

        /** Compilers before JDK 25 have no rotation and would make an object of every vector; shifts they have. */
        private static String rotate(String row, String distance) {
            String left = row + ".lanewise(VectorOperators.LSHL, " + distance + ")";
            String right = row + ".lanewise(VectorOperators.LSHR, " + distance + ".neg())";
            return "(ROTATES ? " + row + ".lanewise(VectorOperators.ROL, " + distance + ") : " + left + ".or(" + right
                    + "))";
        }

        private String until(String end) {
            Matcher matcher = Pattern.compile(end).matcher(text);
            int to = matcher.find(at) ? matcher.start() : text.length();
            String part = text.substring(at, to);
            at = to;
            skipBlank();
            return part;
        }

        private boolean accept(char wanted) {
            skipBlank();
            if (at < text.length() && text.charAt(at) == wanted) {
                at++;
                skipBlank();
                return true;
            }
            return false;
        }

        private void expect(char wanted) {
            if (!accept(wanted)) {
                throw new IllegalArgumentException("Expected " + wanted + " in \"" + text + "\" at character " + at);
            }
        }

        private void skipBlank() {
            while (at < text.length() && text.charAt(at) == ' ') {
                at++;
            }
        }
    }

    /** Writes the vector kernels again: arguments are the folder to read and the folder to write. */
    public static void main(String[] arguments) throws java.io.IOException {
        for (String name : CLASSES) {
            java.nio.file.Path from = java.nio.file.Path.of(arguments[0], "Long" + name + ".java");
            java.nio.file.Path to = java.nio.file.Path.of(arguments[1], "Vector" + name + ".java");
            java.nio.file.Files.writeString(to, new KernelTranslator().translate(java.nio.file.Files.readString(from)));
        }
    }
}
