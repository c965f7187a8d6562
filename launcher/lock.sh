# shellcheck shell=sh disable=SC2154
# Read by build.sh: one builder at a time. The lock is on descriptor 9, which the kernel frees when the last process that
# has it ends; Maven inherits it, so a Maven whose launcher was killed still keeps the next one out. Where there is no
# flock, a link names the owner by number and start time, and a second one the Maven that it runs.

# Takes the lock if it is free; returns 1 if it is not.
try_lock() {
  if command -v flock >/dev/null; then
    flock -n 9 2>/dev/null
    case $? in
      0) echo $$ >"$state/owner" && return ;;
      1) return 1 ;;
    esac
  fi
  try_link || { drop_stale_link && try_link; }
}

# Waits for the lock and says for whom.
take_lock() {
  try_lock && return
  name_owner
  printf 'clew: waiting for process %s, which is building Clew …\n' "$owner" >&2
  with_progress what_is_built wait_for_lock
}

wait_for_lock() {
  if [ -z "$link" ]; then
    flock 9 && echo $$ >"$state/owner"
  else
    until drop_stale_link && try_link; do
      sleep 0.2 2>/dev/null || sleep 1
    done
  fi
}

# The kernel frees its own lock when the subshell that has descriptor 9 ends.
release_lock() {
  [ -z "$link" ] || rm -f "$link.maven" "$link"
}

name_owner() {
  owner='?'
  if [ -n "$link" ]; then
    owner=$(readlink "$link")
    owner=${owner%% *}
  else
    read -r owner 2>/dev/null <"$state/owner"
  fi
}

# ---- without flock ---------------------------------------------------------------------------------------------------

try_link() {
  link=$state/lock.link
  ln -s "$$ $(start_of $$)" "$link" 2>/dev/null
}

# Called by the process that runs Maven, which may outlive the launcher.
sign_for_maven() {
  [ -z "$link" ] || {
    own=$(exec sh -c 'echo $PPID')
    ln -sf "$own $(start_of "$own")" "$link.maven"
  }
}

# Moves the link aside before deleting it, and puts back one that a quicker process has made meanwhile.
drop_stale_link() {
  held=$(readlink "$link") || return 0
  if is_alive "$held" || is_alive "$(readlink "$link.maven")"; then
    return 1
  fi
  mv "$link" "$link.$$" 2>/dev/null || return 1
  if [ "$(readlink "$link.$$")" = "$held" ]; then
    rm -f "$link.$$" "$link.maven"
  else
    mv "$link.$$" "$link"
    return 1
  fi
}

# Whether "number start" is a living process. A number alone may belong to another process by now, even to this one.
is_alive() {
  [ -n "$1" ] && [ "${1%% *}" != $$ ] && [ "$(start_of "${1%% *}")" = "${1#* }" ]
}

start_of() {
  if [ -r "/proc/$1/stat" ]; then
    read -r stat <"/proc/$1/stat"
    # The name of the program, in parentheses, may hold blanks; the start is the 22nd field of all.
    # shellcheck disable=SC2086
    set -- ${stat##*) }
    shift 19
    echo "$1"
  elif ! ps -o lstart= -p "$1" 2>/dev/null; then
    ! kill -0 "$1" 2>/dev/null || echo alive
  fi
}
