#!/bin/sh
# Draws the glyphs of a route, then packs the new and changed pictures smaller, by some 7 %, with
# oxipng or, slower, zopflipng. Fingerpost leaves packed pictures as they are: only pixels count, here
# and for `--check`, `lint`, `verify` and `--prune`.
#
#   draw.sh [ROUTE]
set -eu
cd "$(dirname "$0")"
"${FINGERPOST:-fingerpost}" render "${1:-../../routes/motorway.json}" -o assets --prune
# The pictures written since the last time.
set -- assets -name '*.png'
[ ! -e packed ] || set -- "$@" -newer packed
if command -v oxipng >/dev/null; then
  find "$@" -exec oxipng --opt max --alpha --quiet {} +
else
  find "$@" -exec zopflipng -y -m --lossy_transparent {} {} \;
fi
touch packed
