#!/bin/sh
# Makes every master picture again: ./make.sh [name-prefix ...]
# Needs Debian's blender (3.4), python3-numpy, webp and fonts-noto-cjk. Renders are kept in $PICTURES_CACHE, so a second
# run only prints; remove a file there to have it drawn again. REDO=1 prints again what is there already.
# PICTURES_SHARE and PICTURES_SAMPLES (0.1 to 1, of the size and of the samples) make quick drafts.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cache=${PICTURES_CACHE:-${TMPDIR:-/tmp}/mallard-pictures}
python=${PICTURES_PYTHON:-/usr/bin/python3}
mkdir -p "$cache" "$here/masters"
"$python" "$here/studio/jobs.py" "$@" | { while read -r job; do
  raw="$cache/$job.npz"
  done="$cache/$job.printed"
  if [ ! -e "$raw" ]; then
    rm -f "$done"
    nice -n 19 ionice -c3 blender --factory-startup -b -t 2 -P "$here/studio/shoot.py" -- "$job" "$raw" "${PICTURES_SHARE:-1}" ${PICTURES_SAMPLES:-} </dev/null 2>&1 | grep -E "drawn in|Error" | grep -v "Not freed" || true
  fi
  [ -e "$raw" ] || { echo "$job: no render"; continue; }
  if [ ! -e "$done" ] || [ "${REDO:-}" ]; then
    wait
    { nice -n 19 "$python" "$here/studio/print.py" "$job" "$raw" "$here/masters" </dev/null && touch "$done"; } &
  fi
done; wait; }
