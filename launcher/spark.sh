# shellcheck shell=sh disable=SC2154
# Read by ./clew for `clew spark`: builds clew-spark, has Maven fetch Spark the first time, and replaces itself by the JVM.

. "$root/launcher/build.sh"

spark=$state/spark

# What clew-spark is built from, and what was built of it.
list_spark_files() {
  MODULES="core vector logic generate io press desk spark"
  list_files
}

spark_is_fresh() {
  [ -e "$spark/files" ] && list_spark_files | LC_ALL=C cmp -s - "$spark/files"
}

build_spark() {
  mkdir -p "$state" 2>/dev/null && [ -w "$state" ] ||
    fail "clew spark has to be built first, but $state cannot be written; run it once as a user who may"
  forget_old_lock
  (
    take_lock
    spark_is_fresh || build_spark_anew
    release_lock
  ) 9>>"$state/lock" || exit
}

build_spark_anew() {
  if [ -e "$spark/files" ]; then
    echo 'clew: building clew spark, since sources have changed …' >&2
  else
    echo 'clew: building clew spark for the first time; Apache Spark comes from Maven Central, about 290 MB, once …' >&2
  fi
  rm -rf "$spark"
  mkdir "$spark"
  new=$spark
  with_progress what_is_built run_spark_maven || explain_failure
  list_spark_files >"$spark/files.new"
  mv "$spark/files.new" "$spark/files"
}

# The options that Spark needs are Spark's own word, so they are asked of its class.
run_spark_maven() (
  sign_for_maven
  cd "$root" || exit
  JAVA_HOME=$home MVNW_VERBOSE=true
  export JAVA_HOME MVNW_VERBOSE
  find_maven_folder
  ./mvnw -B ${repository:+"$repository"} -Plauncher -pl clew-spark -am compile \
    org.apache.maven.plugins:maven-jar-plugin:jar \
    org.apache.maven.plugins:maven-dependency-plugin:build-classpath \
    -Dmdep.includeScope=compile -Dmdep.outputFile=target/class-path.txt </dev/null &&
    mkdir "$spark/lib" &&
    for module in core vector logic generate io press desk spark; do
      cp "clew-$module/target/clew-$module-"*[0-9].jar "$spark/lib/" || exit
    done &&
    tr ':' '\n' <clew-spark/target/class-path.txt | grep -v '/clew-[a-z]*/target/' >"$spark/jars" &&
    "$home/bin/java" -cp "$spark/lib/*:$(paste -s -d : "$spark/jars")" dev.clew.spark.ModuleOptions >"$spark/options"
) >"$state/build.log" 2>&1

run_spark() {
  shift
  spark_is_fresh || build_spark
  spark_path=''
  for jar in "$spark"/lib/*.jar; do spark_path=$spark_path:$jar; done
  while IFS= read -r jar; do spark_path=$spark_path:$jar; done <"$spark/jars"
  spark_options=$(cat "$spark/options")
  find_terminals
  # Spark's own scripts would set this; without it a name that leads nowhere costs seconds.
  export SPARK_LOCAL_IP="${SPARK_LOCAL_IP-127.0.0.1}"
  # The JVM warns of the incubator module, and of packages that some JDKs do not have; nobody reads standard input.
  exec 0>&2 2>/dev/null
  # shellcheck disable=SC2086
  exec "$home/bin/java" $spark_options -Xlog:disable "-Dlog4j2.configurationFile=log4j2-clew.properties" \
    "-Dclew.tty=$terminals" -Dclew.input=/dev/null ${CLEW_JAVA_OPTS-} -cp "${spark_path#:}" dev.clew.spark.Main "$@"
}
