# shellcheck shell=sh disable=SC2154
# Read by ./clew when there is something to build; uses its variables and its `fail`.

. "$root/launcher/progress.sh"
. "$root/launcher/lock.sh"

CENTRAL='Maven Central (https://repo.maven.apache.org)'
TRAINING_PUZZLE=1...34..8.7.68..3...821.7.4.54.9.68.91.5.8.2..8.3....53.59.6871..6....4...1.7.2..
# Rows of numbers in a file, so that reading files and telling formats apart is in the archive as well.
TRAINING_FILE=$root/examples/vincent.txt

link=''

# ---- jars ------------------------------------------------------------------------------------------------------------

build_or_wait() {
  if ! { mkdir -p "$state" && [ -w "$state" ]; } 2>/dev/null; then
    is_fresh_to_the_second && return
    fail "Clew has to be built first, but $state cannot be written; run ./clew once as a user who may"
  fi
  [ -x "$home/bin/javac" ] ||
    fail "Clew has to be built first, but $home has no compiler (bin/javac); set JAVA_HOME to a JDK $NEEDED or newer"
  for tool in find cmp; do
    command -v $tool >/dev/null || fail "Clew sees what has changed with find and cmp, but there is no $tool; install it"
  done
  forget_old_lock
  (
    take_lock
    is_fresh || build_anew
    release_lock
  ) 9>>"$state/lock" || exit
}

# Earlier versions had a folder there.
forget_old_lock() {
  [ ! -d "$state/lock" ] || rm -rf "$state/lock"
}

# A copy that only others can write may have lost the fractions of its times on the way.
is_fresh_to_the_second() {
  [ -e "$build/files" ] &&
    [ "$(list_files "$build/lib" | sed 's/^\([0-9]* [0-9]*\)\.[0-9]*/\1/')" = "$(sed 's/^\([0-9]* [0-9]*\)\.[0-9]*/\1/' "$build/files")" ]
}

build_anew() {
  if [ -e "$build" ]; then
    echo 'clew: building, since sources have changed …' >&2
  else
    echo 'clew: building for the first time, with files from Maven Central: a minute or two …' >&2
  fi
  new=$state/new
  rm -rf "$new" "$state/old"
  mkdir "$new"
  printf '%s\n' "$root" >"$new/root"
  list_files >"$new/sources"
  forget_classes
  with_progress what_is_built run_maven || explain_failure
  [ ! -e "$build" ] || mv "$build" "$state/old"
  mv "$new" "$build"
  date +%s >"$build/time"
  # Without this list nothing counts as built, so it comes last.
  list "$build/lib" | cat "$build/sources" - >"$build/files.new"
  mv "$build/files.new" "$build/files"
  rm -rf "$state/old"
}

# Maven compiles what is newer than its class. Where a source has changed and is not newer than the last build, or that
# build is dated later than now, times say nothing, and everything is compiled.
forget_classes() {
  read -r built 2>/dev/null <"$build/time" || return 0
  if [ "$built" -gt "$(date +%s)" ] || awk -v built="$built" \
    'NR == FNR { old[$0]; next } !($0 in old) && $2 < built + 1 { exit found = 1 } END { exit !found }' \
    "$build/sources" "$new/sources"; then
    rm -rf "$root"/clew-*/target/classes
  fi
}

# No tests and no analysis, so that nothing they need is downloaded and a JDK they do not know will do. The full name of
# the jar goal keeps Maven from fetching every plugin to see whose short name it is. The log says what goes on.
run_maven() (
  sign_for_maven
  cd "$root" || exit
  JAVA_HOME=$home MVNW_VERBOSE=true
  export JAVA_HOME MVNW_VERBOSE
  find_maven_folder
  ./mvnw -B ${repository:+"$repository"} -Plauncher -pl clew-cli -am compile \
    org.apache.maven.plugins:maven-jar-plugin:jar </dev/null &&
    "$home/bin/java" launcher/Assemble.java clew-cli/target/clew.jar "$new/lib"
) >"$state/build.log" 2>&1

# Maven keeps what it downloads in the home folder; where there is none that can be written, it goes beside the build.
find_maven_folder() {
  repository=''
  [ -n "${HOME-}" ] || HOME=$("$home/bin/java" -XshowSettings:properties -version 2>&1 | sed -n 's/^ *user\.home = //p')
  export HOME
  if [ ! -w "$HOME/.m2" ] && { [ -e "$HOME/.m2" ] || [ ! -w "$HOME" ]; }; then
    export MAVEN_USER_HOME="$state/maven"
    repository=-Dmaven.repo.local=$state/maven/repository
  fi
}

# The last thing the log tells of, also for those who wait.
what_is_built() {
  last=$(sed -n -e 's/^\[INFO\] Building Clew \([a-z][^ ]*\) .*\[\(.*\)\/\(.*\)\]$/building clew-\1 (\2 of \3)/p' \
    -e 's/^\[INFO\] Downloading from [^ ]* .*\/\(.*\)$/downloading \1/p' \
    -e 's/^Downloading from: .*/downloading Maven/p' -e 's/^compiling the engine$/&/p' "$state/build.log" 2>/dev/null | tail -n 1)
  echo "${last:-starting Maven}"
}

explain_failure() {
  release_lock
  rm -rf "$new"
  reason=$(why_unreachable)
  [ -z "$reason" ] ||
    fail "$(which_build) needs $CENTRAL, which cannot be reached: $reason; the whole log is in $state/build.log"
  show_errors
  fail "the build failed; the whole log is in $state/build.log"
}

which_build() {
  if [ -e "$build" ]; then echo 'this build'; else echo 'the first build'; fi
}

# What Maven, its wrapper or Java say where there is no network.
why_unreachable() {
  sed -n -e 's/ -> \[Help 1\]$//' \
    -e 's/.*Could not transfer [^(]*([^)]*): *//p' \
    -e 's/.*\(in offline mode\).*/Maven is \1/p' \
    -e 's/^\([a-z]*: Failed to fetch .*\)/\1/p' \
    -e 's/^Exception in thread "main" javax*\.net\.[a-z.]*\(.*\)/\1/p' "$state/build.log" | head -n 1
}

show_errors() {
  errors=$(grep '^\[ERROR\] .' "$state/build.log" | grep -v -e '\[Help 1\]' -e '[Rr]e-run Maven' \
    -e 'For more information' -e 'resume the build' -e 'mvn <args>' | head -n 20)
  [ -n "$errors" ] || errors=$(grep -v '^[[:blank:]]' "$state/build.log" | tail -n 20)
  printf '%s\n' "$errors" >&2
}

# ---- class-data archives ---------------------------------------------------------------------------------------------

# Under the lock, so that nobody else makes it or builds meanwhile; a start that finds it taken goes on without an archive. An
# archive that cannot be made is no reason to complain: starts are slower without it, and that is all. One that was
# interrupted is made at the next start.
make_archive() {
  forget_old_lock
  (
    try_lock || exit
    if [ ! -e "$archive_folder/archive" ]; then
      rm -rf "$archive_folder"
      mkdir "$archive_folder" && fill_archive_folder
    fi
    release_lock
  ) 9>>"$state/lock" >/dev/null 2>&1 </dev/null
}

fill_archive_folder() {
  if [ "$best" -ge $((AOT_CACHE_SINCE * 1000000)) ]; then
    train "-XX:AOTCacheOutput=$archive_folder/new"
  else
    train "-XX:DumpLoadedClassList=$archive_folder/classes" && dump
  fi
  trained=$?
  if [ $trained = 0 ] && [ -s "$archive_folder/new" ]; then
    mv "$archive_folder/new" "$archive_folder/archive"
  elif [ $trained -le 128 ]; then
    : >"$archive_folder/failed"
  fi
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
