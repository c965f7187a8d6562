package dev.clew.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Reading knows nothing of shards and checkpoints, and neither knows the run that uses both. */
class ReadingOrderTest {
    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.clew.cli");

    @Test
    void readingKnowsNeitherResumeNorPipeline() {
        noClasses()
                .that()
                .resideInAPackage("dev.clew.cli.read")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.clew.cli.resume", "dev.clew.cli.pipeline")
                .check(CODE);
    }

    @Test
    void resumeDoesNotKnowThePipeline() {
        noClasses()
                .that()
                .resideInAPackage("dev.clew.cli.resume")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.clew.cli.pipeline")
                .check(CODE);
    }
}
