#!/bin/sh
# Makes every master picture again: ./make.sh [name-prefix ...]
# Needs Debian's blender (3.4), python3-numpy, python3-pil, webp and fonts-noto-cjk. What is made is noted in
# $PICTURES_CACHE, so that a run which was broken off goes on where it was. REDO=1 makes again what is there already.
# PICTURES_SHARE and PICTURES_SAMPLES (0.1 to 1, of the size and of the samples) make quick drafts.
# While the file $PICTURES_PAUSE names exists, the render waits where it is: others need the machine.
# At the end src/shots.ts is written from the masters there are. PICTURES_KEEP=1 keeps the renders (100 MB each).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cache=${PICTURES_CACHE:-${TMPDIR:-/tmp}/mallard-pictures}
python=${PICTURES_PYTHON:-/usr/bin/python3}
pause=${PICTURES_PAUSE:-$cache/pause}
export PYTHONDONTWRITEBYTECODE=1
mkdir -p "$cache" "$here/masters"
"$python" "$here/studio/jobs.py" "$@" | { while read -r job; do
  raw="$cache/$job.npz"
  done="$cache/$job.printed"
  if [ -e "$done" ] && [ ! "${REDO:-}" ]; then continue; fi
  if [ ! -e "$raw" ]; then
    while [ -e "$pause" ]; do sleep 1; done
    nice -n 19 ionice -c3 blender --factory-startup -b -t 2 -P "$here/studio/shoot.py" -- "$job" "$raw" "${PICTURES_SHARE:-1}" ${PICTURES_SAMPLES:-} </dev/null >"$cache/$job.log" 2>&1 &
    render=$!
    while kill -0 "$render" 2>/dev/null; do
      if [ -e "$pause" ]; then
        kill -STOP "$render"
        while [ -e "$pause" ]; do sleep 1; done
        kill -CONT "$render"
      fi
      sleep 1
    done
    grep -E "drawn in|Error" "$cache/$job.log" | grep -v "Not freed" || true
  fi
  [ -e "$raw" ] || { echo "$job: no render"; continue; }
  wait
  { nice -n 19 ionice -c3 "$python" -B "$here/studio/print.py" "$job" "$raw" "$here/masters" </dev/null && touch "$done" && { [ "${PICTURES_KEEP:-}" ] || rm -f "$raw"; }; } &
done; wait; }
"$python" -B "$here/studio/listing.py"
