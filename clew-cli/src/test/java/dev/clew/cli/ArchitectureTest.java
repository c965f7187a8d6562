package dev.clew.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.USE_JAVA_UTIL_LOGGING;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules that hold the modules together. This module sees all the others, so that they are checked from here. */
class ArchitectureTest {
    /** What each module knows directly; what those know, it may know too. */
    private static final Map<String, List<String>> GRAPH = Map.ofEntries(
            entry("core", List.of()),
            entry("vector", List.of("core")),
            entry("logic", List.of("core")),
            entry("generate", List.of("logic")),
            entry("io", List.of("logic")),
            entry("press", List.of("logic")),
            entry("desk", List.of("generate", "io", "press")),
            entry("web", List.of("desk", "print")),
            entry("print", List.of("press")),
            entry("cli", List.of("web", "print")),
            entry("page", List.of("desk")),
            entry("spark", List.of("desk")),
            entry("docs", List.of("generate", "io", "press")),
            entry("bench", List.of("generate")));

    /** The packages of {@code java.base} that are meant for use. */
    private static final String[] BASE = {
        "java.io",
        "java.lang..",
        "java.math",
        "java.net",
        "java.nio..",
        "java.security..",
        "java.text",
        "java.time..",
        "java.util",
        "java.util.concurrent..",
        "java.util.function",
        "java.util.jar",
        "java.util.random",
        "java.util.regex",
        "java.util.stream",
        "java.util.zip"
    };

    private static final String BACKEND = "dev.clew.core.internal.bulk";

    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.clew");

    static Stream<String> modules() {
        return GRAPH.keySet().stream().sorted();
    }

    private static Stream<String> knownTo(String module) {
        return Stream.concat(Stream.of(module), GRAPH.get(module).stream().flatMap(ArchitectureTest::knownTo));
    }

    @Test
    void theCodeOfTheModulesIsSeen() {
        assertThat(CODE.contain("dev.clew.core.Solver")).isTrue();
        assertThat(CODE.contain("dev.clew.cli.Main")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void aModuleKnowsOnlyThoseLeftOfIt(String module) {
        List<String> others = new ArrayList<>(GRAPH.keySet());
        others.removeAll(knownTo(module).toList());
        noClasses()
                .that()
                .resideInAPackage(everythingIn(module))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        others.stream().map(ArchitectureTest::everythingIn).toArray(String[]::new))
                .allowEmptyShould(true)
                .check(CODE);
    }

    /** Modules that cannot be seen from here are held by this alone: a class path has no more than the pom says. */
    @ParameterizedTest
    @MethodSource("modules")
    void aModuleDeclaresWhatTheGraphSaysAndUsesIt(String module) throws IOException {
        String pom = Files.readString(Path.of("..", "clew-" + module, "pom.xml"));
        String dependencies = pom.substring(pom.indexOf("<dependencies>"));
        List<String> declared = Pattern.compile("<artifactId>clew-([a-z]+)</artifactId>\\s*</dependency>")
                .matcher(dependencies)
                .results()
                .map(found -> found.group(1))
                .toList();
        assertThat(declared).containsExactlyInAnyOrderElementsOf(GRAPH.get(module));
        String code = sources(module);
        assertThat(declared).allSatisfy(other -> assertThat(code).contains("import dev.clew." + other + "."));
    }

    /** But for those without code, such as the list of versions. */
    @Test
    void everyModuleIsInTheGraph() throws IOException {
        assertThat(Pattern.compile("<module>clew-([a-z]+)</module>")
                        .matcher(Files.readString(Path.of("..", "pom.xml")))
                        .results()
                        .map(found -> found.group(1))
                        .filter(module -> Files.isDirectory(Path.of("..", "clew-" + module, "src"))))
                .containsExactlyInAnyOrderElementsOf(GRAPH.keySet());
    }

    @Test
    void theDiagramShowsTheGraph() throws IOException {
        String page = Files.readString(Path.of("..", "docs", "ARCHITECTURE.md"));
        List<String> arrows = Pattern.compile("(?m)^ {4}([a-z]+) --> ([a-z]+)$")
                .matcher(page)
                .results()
                .map(arrow -> arrow.group(1) + " → " + arrow.group(2))
                .toList();
        List<String> edges = GRAPH.entrySet().stream()
                .flatMap(module -> module.getValue().stream().map(other -> module.getKey() + " → " + other))
                .toList();
        assertThat(arrows).containsExactlyInAnyOrderElementsOf(edges);
    }

    private static String sources(String module) throws IOException {
        StringBuilder code = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("..", "clew-" + module, "src", "main", "java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                code.append(Files.readString(file));
            }
        }
        return code.toString();
    }

    /** It does not run everywhere the engine has to; in the tests it referees our own reader and writer. */
    @Test
    void jacksonIsForTestsAlone() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("tools.jackson..", "com.fasterxml..")
                .check(CODE);
    }

    @ParameterizedTest
    @MethodSource("modules")
    void internalStaysInternal(String module) {
        classes()
                .that()
                .resideInAPackage("dev.clew." + module + "..internal..")
                .and()
                .resideOutsideOfPackage(BACKEND)
                .should()
                .onlyHaveDependentClassesThat()
                .resideInAPackage(everythingIn(module))
                .allowEmptyShould(true)
                .check(CODE);
    }

    @Test
    void theBackendOfTheBulkEngineIsForTheVectorModuleAlone() {
        classes()
                .that()
                .resideInAPackage(BACKEND)
                .should()
                .onlyHaveDependentClassesThat()
                .resideInAnyPackage(everythingIn("core"), everythingIn("vector"))
                .check(CODE);
    }

    @Test
    void theCoreStandsOnTheBaseModuleAlone() {
        String[] allowed = Stream.concat(Stream.of(BASE), Stream.of("dev.clew.core..", "org.jspecify.annotations"))
                .toArray(String[]::new);
        classes()
                .that()
                .resideInAPackage(everythingIn("core"))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(allowed)
                .check(CODE);
    }

    @Test
    void librariesDoNotTouchTheStandardStreams() {
        noClasses()
                .that()
                .resideOutsideOfPackage(everythingIn("cli"))
                .and()
                .doNotHaveSimpleName("Main")
                .should(ACCESS_STANDARD_STREAMS)
                .check(CODE);
    }

    @Test
    void librariesTakeTheTimeAndChanceFromTheirCaller() {
        noClasses()
                .that()
                .resideOutsideOfPackage(everythingIn("cli"))
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callConstructor(java.util.Random.class)
                .check(CODE);
    }

    @Test
    void nothingLogsThroughTheJdk() {
        noClasses().should(USE_JAVA_UTIL_LOGGING).check(CODE);
    }

    @Test
    void onlyMainEndsTheProcess() {
        noClasses()
                .that()
                .doNotHaveSimpleName("Main")
                .should()
                .callMethod(System.class, "exit", int.class)
                .orShould()
                .callMethod(Runtime.class, "exit", int.class)
                .orShould()
                .callMethod(Runtime.class, "halt", int.class)
                .check(CODE);
    }

    @Test
    void staticFieldsDoNotChange() {
        fields().that().areStatic().should().beFinal().check(CODE);
    }

    private static String everythingIn(String module) {
        return "dev.clew." + module + "..";
    }
}
