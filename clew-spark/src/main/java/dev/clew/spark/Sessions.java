package dev.clew.spark;

import org.apache.spark.SparkConf;
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
        }
        conf.setIfMissing("spark.ui.showConsoleProgress", "false");
        SparkSession spark = SparkSession.builder().config(conf).getOrCreate();
        spark.sparkContext().setJobGroup(GROUP, "clew " + settings.job(), true);
        return spark;
    }

    /** Ctrl-C ends the work on the executors, too. */
    static Thread cancelAtExit(SparkSession spark) {
        Thread hook = new Thread(() -> spark.sparkContext().cancelJobGroup(GROUP), "clew-cancel");
        Runtime.getRuntime().addShutdownHook(hook);
        return hook;
    }

    /** The work is done, and there is nothing to end. */
    static void forget(Thread hook) {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process ends already, and the hook has its turn.
        }
    }
}
