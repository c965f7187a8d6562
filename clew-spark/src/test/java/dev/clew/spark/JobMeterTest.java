package dev.clew.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.LongAccumulator;
import org.junit.jupiter.api.Test;

class JobMeterTest {
    /** When its only stage has ended, a job is done, unless that stage has left puzzles for another one. */
    @Test
    void whatIsPutAsideIsStillToCome() {
        SparkContext spark = Cluster.session().sparkContext();
        try (JobMeter meter = JobMeter.start(spark)) {
            LongAccumulator puzzles = meter.counter();
            LongAccumulator aside = meter.aside();
            new JavaSparkContext(spark).parallelize(List.of(1, 2, 3, 4), 4).foreach(number -> {
                puzzles.add(9);
                aside.add(1);
            });
            assertThat(meter.summary()).startsWith("4 tasks, ");
            assertThat(meter.puzzles()).isEqualTo(36);
            assertThat(meter.share()).isGreaterThan(0).isLessThan(0.999);
            meter.dealAside();
            assertThat(meter.share()).isGreaterThan(0.999);
        }
    }
}
