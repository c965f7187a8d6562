# shellcheck shell=sh
# Read by find-java.sh, ./verify and its parts: installs with the package manager of the system, where that is allowed.

# Tries the packages in turn until one is installed; if none is, once more with a new list of packages.
install_any() {
  # shellcheck disable=SC2086
  find_package_manager && may_install &&
    { try_packages "$@" || { [ -n "$refresh" ] && $as_root $refresh </dev/null && try_packages "$@"; }; }
}

try_packages() {
  for package; do
    # shellcheck disable=SC2086
    ! $as_root $install $unasked "$package" </dev/null || return 0
  done
  return 1
}

# Sets manager, install, the options with which it asks nobody, and refresh.
find_package_manager() {
  unasked='-y' refresh=''
  for manager in apt-get dnf microdnf yum zypper apk pacman brew ''; do
    [ -z "$manager" ] || command -v "$manager" >/dev/null || continue
    break
  done
  install="$manager install"
  case $manager in
    '') return 1 ;;
    apt-get) refresh='apt-get update' && export DEBIAN_FRONTEND=noninteractive ;;
    apk) install='apk add' unasked='--no-cache' ;;
    pacman) install='pacman -S' unasked='--noconfirm' refresh='pacman -Sy' ;;
    brew) unasked='' ;;
  esac
}

# Sets as_root. Homebrew works for its user and refuses root.
may_install() {
  as_root=''
  if [ "$manager" = brew ]; then
    [ "$(id -u)" != 0 ]
  elif [ "$(id -u)" != 0 ]; then
    as_root='sudo -n'
    sudo -n true 2>/dev/null
  fi
}

# The names of JDKs in the package manager's words, best first.
jdk_packages() {
  case $manager in
    apt-get) echo openjdk-25-jdk-headless openjdk-21-jdk-headless openjdk-17-jdk-headless ;;
    apk) echo openjdk25-jdk openjdk21-jdk openjdk17-jdk ;;
    pacman) echo jdk25-openjdk jdk21-openjdk jdk17-openjdk ;;
    brew) echo openjdk@25 openjdk@21 openjdk@17 ;;
    *) echo java-25-openjdk-devel java-21-openjdk-devel java-17-openjdk-devel ;;
  esac
}

# What a person types to install a JDK. Debian's and Ubuntu's releases have few of them each, and apt-cache knows which.
jdk_command() {
  # shellcheck disable=SC2046
  set -- $(jdk_packages)
  chosen=$2
  if [ "$manager" = apt-get ]; then
    chosen=default-jdk-headless
    for package; do
      if apt-cache show "$package" >/dev/null 2>&1; then chosen=$package && break; fi
    done
  fi
  if [ "$manager" = brew ] || [ "$(id -u)" = 0 ]; then echo "$install $chosen"; else echo "sudo $install $chosen"; fi
}
