#!/bin/sh
# Runs the recipes of Examples/builds whose build systems are there.
set -eu
program=$(realpath "$1")
package=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$program" "$work/bin/fingerpost"
export PATH="$work/bin:$PATH"
cp -R "$package/Examples" "$work/Examples"
cd "$work/Examples/builds"
route=$work/Examples/routes/motorway.json

if command -v make >/dev/null; then
  (cd make && make -s && make -s check && make -q)
  touch "$route"
  (cd make && ! make -q && make -s && make -q)
  echo "make: runs once"
else echo "skipped: no make"; fi

if command -v ninja >/dev/null; then
  cd ninja
  ninja >/dev/null
  ninja | grep -q 'no work to do'
  sleep 1
  touch "$route"
  # Only our own step runs: its files keep their dates, so that nothing is copied.
  ninja -v > log
  grep -q 'fingerpost render' log
  if grep -q '^\[.*cp ' log; then cat log; exit 1; fi
  cd ..
  echo "ninja: restat spares what follows"
else echo "skipped: no ninja"; fi

if command -v cmake >/dev/null && command -v ninja >/dev/null; then
  cmake -S cmake -B cmake/out -G Ninja >/dev/null
  cmake --build cmake/out >/dev/null
  cmake --build cmake/out | grep -q 'no work to do'
  echo "cmake: runs once"
else echo "skipped: no cmake"; fi

if command -v gradle >/dev/null; then
  cd gradle
  run() { gradle --offline --console=plain checkAssets; }
  run >/dev/null
  test -f build/assets/res/drawable/fork_left.xml
  run | grep -q ':fingerpost UP-TO-DATE'
  printf ' ' >> "$route"
  run | grep -qx ':fingerpost'
  gradle --stop >/dev/null
  cd ..
  echo "gradle: runs when the route changed"
else echo "skipped: no gradle"; fi

cp "$work/Examples/routes/athens.json" route.json
SRCROOT=$PWD DERIVED_FILE_DIR="$work/derived files" sh xcode/run-script.sh
test -f "$work/derived files/fingerpost/swift/FingerpostGlyph.swift"
echo "xcode: the script runs"

if command -v check-jsonschema >/dev/null; then
  check-jsonschema --builtin-schema vendor.github-workflows github/assets.yml
  echo "github: valid by the schema of workflows"
else echo "skipped: no check-jsonschema"; fi

if command -v actionlint >/dev/null; then
  actionlint github/assets.yml
  echo "github: actionlint finds nothing"
else echo "skipped: no actionlint"; fi
