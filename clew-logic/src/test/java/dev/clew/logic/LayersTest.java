package dev.clew.logic;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Who may know whom inside this module; above all, that the checker knows no technique. */
class LayersTest {
    private static final String ROOT = "dev.clew.logic";

    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(ROOT);

    @Test
    void proofsAndTheirCheckerKnowTheBoardAndNoTechnique() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".proof")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + ".proof", ROOT + ".board", "dev.clew.core", "java..", "org.jspecify..")
                .check(CODE);
    }

    @Test
    void theBoardKnowsNoProof() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".board")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(ROOT + ".board", "dev.clew.core", "java..", "org.jspecify..")
                .check(CODE);
    }

    @Test
    void factsKnowTheBoardAndNoTechnique() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".fact")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        ROOT + ".fact", ROOT + ".board", ROOT + ".proof", "dev.clew.core", "java..", "org.jspecify..")
                .check(CODE);
    }

    /** What two rooms need belongs into the kit, which knows none of them. */
    @Test
    void aRoomOfTechniquesKnowsNoOther() {
        slices().matching(ROOT + ".internal.technique.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAPackage(ROOT + ".internal.technique.kit.."))
                .check(CODE);
    }

    @Test
    void aRoomHasNoMoreThanTwentyFiles() {
        Map<String, Long> files = CODE.stream()
                .filter(type -> type.getPackageName().startsWith(ROOT + ".internal.technique"))
                .filter(type -> type.getEnclosingClass().isEmpty())
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(files)
                .allSatisfy((name, count) -> assertThat(count).describedAs(name).isLessThanOrEqualTo(20));
    }

    @Test
    void findersKnowNeitherProfilesNorTheChecker() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".internal.technique..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT)
                .orShould()
                .dependOnClassesThat()
                .haveSimpleName("ProofChecker")
                .check(CODE);
    }
}
