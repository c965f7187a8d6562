package dev.clew.spark;

import org.apache.spark.launcher.JavaModuleOptions;

/** Prints the options that Spark wants its JVM to have, for {@code ./clew spark}. */
public final class ModuleOptions {
    private ModuleOptions() {}

    /** Prints them. */
    public static void main(String[] args) {
        System.out.println(JavaModuleOptions.defaultModuleOptions());
    }
}
