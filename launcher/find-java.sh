# shellcheck shell=sh disable=SC2154
# Read by ./clew and ./verify, with the checkout in root: finds the JDK to use. Leaves its folder in home, its version in
# home_version and its rank (major * 1000000 + minor * 1000 + patch) in best. Shell builtins only, except for a link in
# PATH and where a JDK has to be installed.

NEEDED=17

fail() {
  printf 'clew: %s\n' "$1" >&2
  exit 3
}

find_java() {
  if [ -n "${JAVA_HOME-}" ]; then use_java_home; else find_newest_jdk; fi
}

# Sets version and rank (major * 1000000 + minor * 1000 + patch) of the Java in a folder; rank 0 is none.
look_at() {
  version='' rank=0
  [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 0
  while IFS='=' read -r key value; do
    if [ "$key" = JAVA_VERSION ]; then
      rank_version "$value"
      return
    fi
  done <"$1/release"
}

rank_version() {
  version=${1#\"}
  version=${version%%[!0-9.]*}
  IFS=.
  # shellcheck disable=SC2086
  set -- $version
  unset IFS
  rank=$((${1:-0} * 1000000 + ${2:-0} * 1000 + ${3:-0}))
}

# Takes the Java in a folder if it is a JDK newer than the best so far; remembers the newest that will not do.
consider() {
  look_at "$1"
  if [ "$rank" -ge $((NEEDED * 1000000)) ] && [ -x "$1/bin/javac" ]; then
    if [ "$rank" -gt "$best" ]; then
      best=$rank home=$1 home_version=$version
    fi
  elif [ "$rank" -gt "$unfit" ]; then
    unfit=$rank unfit_home=$1 unfit_version=$version
  fi
}

find_newest_jdk() {
  look_for_jdks
  if [ "$best" = 0 ]; then
    . "$root/launcher/install-jdk.sh"
    install_jdk
  fi
}

look_for_jdks() {
  best=0 unfit=0 places=''
  consider_usual_places
  consider_path
}

consider_usual_places() {
  consider_all /usr/lib/jvm/* /usr/java/* /opt/* /opt/java/* /opt/jdk/* \
    "${HOME-}"/.sdkman/candidates/java/* "${HOME-}"/.jdks/* \
    "${HOME-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /Library/Java/JavaVirtualMachines/*/Contents/Home /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home
}

consider_all() {
  for place; do
    [ -x "$place/bin/java" ] || continue
    consider "$place"
    [ "$rank" = 0 ] || places=$places:$place
  done
}

consider_path() {
  IFS=:
  for folder in ${PATH-}; do
    [ -x "$folder/java" ] || continue
    for place in $places; do
      # shellcheck disable=SC3013
      [ -n "$place" ] && [ "$folder/java" -ef "$place/bin/java" ] && continue 2
    done
    unset IFS
    java=$(readlink -f "$folder/java") || java=$folder/java
    consider "${java%/bin/java}"
    places=$places:${java%/bin/java}
    IFS=:
  done
  unset IFS
}

use_java_home() {
  home=${JAVA_HOME%/}
  advice="set it to the folder of a JDK $NEEDED or newer, or unset it"
  [ -x "$home/bin/java" ] || fail "JAVA_HOME is $JAVA_HOME, but there is no bin/java in it; $advice"
  look_at "$home"
  if [ "$rank" = 0 ]; then
    answer=$("$home/bin/java" -version 2>&1)
    answer=${answer#*\"}
    rank_version "${answer%%\"*}"
  fi
  [ "$rank" -ge $((NEEDED * 1000000)) ] || fail "JAVA_HOME is $JAVA_HOME, which is Java ${version:-unknown}; $advice"
  # shellcheck disable=SC2034
  best=$rank home_version=$version
}
