#!/bin/sh
# Draws the glyphs of a route, then packs the new and changed pictures smaller, by some 7 %, with
# oxipng or, at a second a picture, zopflipng; without them it fails before it draws. Fingerpost leaves packed
# pictures as they are: only pixels count, here and for `--check`, `lint`, `verify` and `--prune`.
#
#   draw.sh [ROUTE]
set -eu
cd "$(dirname "$0")"
if command -v oxipng >/dev/null; then
  pack='oxipng --opt max --alpha --quiet "$@"'
elif command -v zopflipng >/dev/null; then
  # It tells errors among much else.
  pack='for picture; do
    told=$(zopflipng -y --lossy_transparent "$picture" "$picture") || { echo "$told" >&2 && exit 1; }
  done'
else
  echo "error: no oxipng and no zopflipng; install one, such as with apt-get install zopfli" >&2
  exit 69
fi
"${FINGERPOST:-fingerpost}" render "${1:-../../routes/motorway.json}" -o assets --prune
# The pictures written since the last time. The file "packed" is touched only once all are packed.
set -- assets -name '*.png'
[ ! -e packed ] || set -- "$@" -newer packed
find "$@" -exec sh -ec "$pack" sh {} +
touch packed
