# Read by ./clew when there is something to build; uses its variables and its `fail`.

TRAINING_PUZZLE=1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..
# Rows of numbers in a file, so that reading files and telling formats apart is in the archive as well.
TRAINING_FILE=$root/examples/vincent.txt

# ---- jars ------------------------------------------------------------------------------------------------------------

build_or_wait() {
  [ -x "$home/bin/javac" ] ||
    fail "Clew has to be built first, but $home has no compiler (bin/javac); set JAVA_HOME to a JDK $NEEDED or newer"
  { mkdir -p "$state" && [ -w "$state" ]; } 2>/dev/null ||
    fail "Clew has to be built first, but $state cannot be written; run ./clew once as a user who may"
  take_lock
  is_fresh || build_anew
  release_lock
}

build_anew() {
  echo 'clew: building (first run or sources changed) …' >&2
  new=$state/new
  rm -rf "$new"
  mkdir "$new"
  : >"$new/stamp"
  printf '%s\n' "$root" >"$new/root"
  if ! run_maven >"$state/build.log" 2>&1; then
    show_errors
    rm -rf "$new"
    release_lock
    fail "the build failed; the whole log is in $state/build.log"
  fi
  rm -rf "$state/old"
  [ ! -e "$build" ] || mv "$build" "$state/old"
  mv "$new" "$build"
  rm -rf "$state/old"
}

# No tests and no analysis, so that nothing they need is downloaded and a JDK they do not know will do. The full name of
# the jar goal keeps Maven from fetching every plugin to see whose short name it is.
run_maven() (
  cd "$root" || exit
  JAVA_HOME=$home
  export JAVA_HOME
  ./mvnw -q -B -ntp -Plauncher -pl clew-cli -am compile org.apache.maven.plugins:maven-jar-plugin:jar </dev/null &&
    "$home/bin/java" tools/Assemble.java clew-cli/target/clew.jar "$new/lib"
)

show_errors() {
  errors=$(grep '^\[ERROR\] .' "$state/build.log" | grep -v -e '\[Help 1\]' -e '[Rr]e-run Maven' \
    -e 'For more information' -e 'resume the build' -e 'mvn <args>' | head -n 20)
  [ -n "$errors" ] || errors=$(tail -n 20 "$state/build.log")
  printf '%s\n' "$errors" >&2
}

# ---- one builder at a time -------------------------------------------------------------------------------------------

# The folder is the lock. It is taken away from an owner who is gone, or who has not signed within ten seconds.
take_lock() {
  lock=$state/lock
  waited=0
  until mkdir "$lock" 2>/dev/null; do
    owner=''
    read -r owner 2>/dev/null <"$lock/owner"
    if [ -n "$owner" ] && ! kill -0 "$owner" 2>/dev/null || [ -z "$owner" ] && [ $waited -ge 50 ]; then
      mv "$lock" "$lock.$$" 2>/dev/null && rm -rf "$lock.$$"
    fi
    sleep 0.2
    waited=$((waited + 1))
  done
  echo $$ >"$lock/owner"
  clean_up_on_signal "$state/new" "$lock"
}

release_lock() {
  rm -rf "$lock"
  trap - INT TERM HUP
}

clean_up_on_signal() {
  unfinished=$1 held=${2-}
  trap 'rm -rf "$unfinished" ${held:+"$held"}; exit 130' INT
  trap 'rm -rf "$unfinished" ${held:+"$held"}; exit 143' TERM HUP
}

# ---- class-data archives ---------------------------------------------------------------------------------------------

# An archive that cannot be made is no reason to complain: starts are slower without it, and that is all.
make_archive() {
  mkdir "$archive_folder" 2>/dev/null || return 0
  clean_up_on_signal "$archive_folder"
  if [ "$best" -ge $((AOT_CACHE_SINCE * 1000000)) ]; then
    train "-XX:AOTCacheOutput=$archive_folder/new"
  else
    train "-XX:DumpLoadedClassList=$archive_folder/classes" && dump
  fi >/dev/null 2>&1 </dev/null && [ -s "$archive_folder/new" ] &&
    mv "$archive_folder/new" "$archive_folder/archive"
  trap - INT TERM HUP
}

train() {
  if [ -z "$vector" ]; then
    "$home/bin/java" -XX:+UseSerialGC "$1" -cp "$class_path" dev.clew.cli.Main solve "$TRAINING_PUZZLE" "$TRAINING_FILE"
  else
    yes "$TRAINING_PUZZLE" | head -n 500 |
      "$home/bin/java" --add-modules "$VECTOR_MODULE" "$1" -cp "$class_path" dev.clew.cli.Main solve -
  fi
}

dump() {
  # shellcheck disable=SC2086
  "$home/bin/java" ${vector:+--add-modules $VECTOR_MODULE} -XX:+UseSerialGC -Xshare:dump "-XX:SharedClassListFile=$archive_folder/classes" \
    "-XX:SharedArchiveFile=$archive_folder/new" -cp "$class_path"
}
