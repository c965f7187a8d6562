# shellcheck shell=sh disable=SC2154
# Read by find-java.sh when there is no JDK: installs one, or ends with the command that a person has to type.

. "$root/launcher/packages.sh"
. "$root/launcher/progress.sh"

install_jdk() {
  explain_missing_jdk
  find_package_manager || fail "$missing; install one, for example from https://adoptium.net, $or_point_to_one"
  may_install || fail "$missing; install one with: $(jdk_command), $or_point_to_one"
  printf 'clew: %s; installing one with %s …\n' "$missing" "$manager" >&2
  find_install_log
  # shellcheck disable=SC2046
  with_progress what_is_installed run_installer $(jdk_packages)
  look_for_jdks
  [ "$best" != 0 ] || fail "$manager could not install a JDK$told_in; try: $(jdk_command), $or_point_to_one"
}

explain_missing_jdk() {
  missing="no JDK found, and Clew needs a JDK $NEEDED or newer"
  [ "$unfit" = 0 ] ||
    missing="no JDK $NEEDED or newer found (Java $unfit_version in $unfit_home is older or has no compiler)"
  or_point_to_one='or set JAVA_HOME to the folder of one'
}

find_install_log() {
  install_log=/dev/null told_in=''
  if mkdir -p "$root/.clew" 2>/dev/null && [ -w "$root/.clew" ]; then
    install_log=$root/.clew/install.log told_in="; the log is in $install_log"
  fi
}

run_installer() {
  install_any "$@" >"$install_log" 2>&1
}

what_is_installed() {
  echo "installing a JDK with $manager"
}
