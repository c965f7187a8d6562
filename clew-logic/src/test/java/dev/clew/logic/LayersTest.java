package dev.clew.logic;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
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
