# shellcheck shell=sh
# Read by the other files of this folder: says what goes on while something takes long.

# Seconds between two lines where they stay; on a terminal one line is written over every second.
TELL_EVERY=10

# with_progress SAYS COMMAND…: runs the command; meanwhile the function SAYS prints what goes on.
with_progress() {
  says=$1
  shift
  tell_progress >/dev/null 9>&- &
  teller=$!
  "$@"
  result=$?
  kill "$teller" 2>/dev/null
  wait "$teller" 2>/dev/null
  [ ! -t 2 ] || printf '\r\033[K' >&2
  return $result
}

# Ends by itself when the launcher ($$, in here as well) has been killed.
tell_progress() {
  seconds=0
  while sleep 1 2>/dev/null && kill -0 $$ 2>/dev/null; do
    seconds=$((seconds + 1))
    if [ -t 2 ]; then
      printf '\r\033[Kclew: %s, %s s' "$($says)" $seconds >&2
    elif [ $((seconds % TELL_EVERY)) = 0 ]; then
      printf 'clew: %s, %s s\n' "$($says)" $seconds >&2
    fi
  done
}
