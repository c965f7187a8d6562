package dev.clew.spark;

import dev.clew.spark.output.LocalFiles;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.sql.SparkSession;

/** Opens sessions as jobs need them. */
final class Sessions {
    private static final String GROUP = "clew";

    private Sessions() {}

    /** A session of the cluster that spark-submit names, or of this process on all cores. */
    static SparkSession open(Settings settings) {
        SparkConf conf = new SparkConf().setAppName("clew " + settings.job());
        if (!conf.contains("spark.master")) {
            conf.setMaster("local[*]").set("spark.ui.enabled", "false");
            conf.set("spark.driver.bindAddress", "127.0.0.1").set("spark.driver.host", "127.0.0.1");
            conf.set("spark.hadoop.fs.file.impl", LocalFiles.class.getName());
            // The line of progress has its figures from these.
            conf.setIfMissing("spark.executor.heartbeatInterval", "1s");
        }
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        SparkSession spark = SparkSession.builder().config(conf).getOrCreate();
        spark.sparkContext().setJobGroup(GROUP, "clew " + settings.job(), true);
        return spark;
    }

    /** Ends the work on the executors, and lets no more begin. */
    static void cancel(SparkContext spark) {
        if (!spark.isStopped()) {
            spark.cancelJobGroupAndFutureJobs(GROUP);
        }
    }
}
