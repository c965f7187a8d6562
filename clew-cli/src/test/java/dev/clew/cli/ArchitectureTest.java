package dev.clew.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.GeneralCodingRules.USE_JAVA_UTIL_LOGGING;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules that hold the modules together. This module sees all the others, so that they are checked from here. */
class ArchitectureTest {
    /** Each module knows only those left of it. */
    private static final List<String> CHAIN = List.of("core", "logic", "generate", "io", "press", "web", "cli");

    /** Modules that hang off the chain: nothing in it knows them. */
    private static final List<String> ASIDE = List.of("vector", "spark", "bench");

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

    static Stream<String> chain() {
        return CHAIN.stream();
    }

    static Stream<String> modules() {
        return Stream.concat(CHAIN.stream(), ASIDE.stream());
    }

    @Test
    void theCodeOfTheModulesIsSeen() {
        assertThat(CODE.contain("dev.clew.core.Solver")).isTrue();
        assertThat(CODE.contain("dev.clew.cli.Main")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("chain")
    void aModuleKnowsOnlyThoseLeftOfIt(String module) {
        List<String> others = new ArrayList<>(CHAIN.subList(CHAIN.indexOf(module) + 1, CHAIN.size()));
        others.addAll(ASIDE);
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
