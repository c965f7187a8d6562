# shellcheck shell=sh disable=SC2154
# Read by ./clew for `clew page` and `clew serve`: builds clew-page, which compiles the engine for browsers with TeaVM and
# writes the page as a folder. Other commands need neither. The engine is compiled anew only if it is made of something else.

. "$root/launcher/build.sh"

page_state=$state/page

# What the page is built from, and what was built of it.
list_page_files() (
  MODULES='core logic generate io press desk page'
  list_files "$page_state/site"
  list "$root/docs/guide/index.html"
)

page_is_fresh() {
  [ -e "$page_state/files" ] && list_page_files | LC_ALL=C cmp -s - "$page_state/files"
}

# Sets page to the folder, unless only help is asked for.
find_page() {
  for argument; do
    case $argument in -h | --help) return ;; esac
  done
  page_is_fresh || build_page
  page=$page_state/site
}

build_page() {
  mkdir -p "$state" 2>/dev/null && [ -w "$state" ] ||
    fail "the page has to be built first, but $state cannot be written; run ./clew page once as a user who may"
  forget_old_lock
  (
    take_lock
    page_is_fresh || build_page_anew
    release_lock
  ) 9>>"$state/lock" || exit
}

build_page_anew() {
  if [ -e "$page_state/files" ]; then
    echo 'clew: building the page, since sources have changed …' >&2
  else
    echo 'clew: building the page for the first time; its compiler TeaVM comes from Maven Central, about 20 MB, once: a minute or two …' >&2
  fi
  new=$page_state/new
  rm -rf "$new" "$page_state/old"
  mkdir -p "$new"
  with_progress what_is_built run_page_maven || explain_failure
  [ ! -e "$page_state/site" ] || mv "$page_state/site" "$page_state/old"
  mv "$new/site" "$page_state/site"
  rm -rf "$new" "$page_state/old"
  list_page_files >"$page_state/files.new"
  mv "$page_state/files.new" "$page_state/files"
}

# TeaVM takes whatever memory it gets.
run_page_maven() (
  sign_for_maven
  cd "$root" || exit
  JAVA_HOME=$home MVNW_VERBOSE=true
  export JAVA_HOME MVNW_VERBOSE
  find_maven_folder
  ./mvnw -B ${repository:+"$repository"} -Plauncher -pl clew-page -am compile \
    org.apache.maven.plugins:maven-jar-plugin:jar </dev/null &&
    "$home/bin/java" launcher/Assemble.java clew-page/target/clew-page.jar "$new/lib" &&
    "$home/bin/java" -Xmx1500m -cp "$new/lib/*" dev.clew.page.folder.Main "$page_state/engine" "$new/site"
) >"$state/build.log" 2>&1
