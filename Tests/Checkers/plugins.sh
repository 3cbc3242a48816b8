#!/bin/sh
# Builds the package of Examples/builds/swiftpm-app with the build-tool plugin, and again after a change
# of its configuration; then runs the command plugin in it.
#
#   Tests/Checkers/plugins.sh [SCRATCH [PLUGINS]]
#
# The program is built from its sources, which takes minutes unless SCRATCH holds it, or is that of
# PLUGINS, the folder of the package fingerpost-plugins of a release.
set -eu
package=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
scratch=${1:-$work/scratch}
# A package of its own elsewhere, as a user's is.
cp -R "$package/Examples/builds/swiftpm-app/." "$work/app"
if [ -n "${2:-}" ]; then
  sed -i.bak "s,name: \"fingerpost\"\, path: \"../../..\",path: \"$(realpath "$2")\",
    s,package: \"fingerpost\",package: \"fingerpost-plugins\"," "$work/app/Package.swift"
else
  sed -i.bak "s,path: \"../../..\",path: \"$package\"," "$work/app/Package.swift"
fi
cd "$work/app"
configuration=Sources/App/fingerpost.json

built() {
  swift build --scratch-path "$scratch" > "$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
  "$scratch/debug/App"
}

first=$(built)
echo "$first" | grep -q '^[1-9][0-9]* icons' || { echo "no icons: $first"; exit 1; }
# The package manager may link the program once more before it is content.
built > /dev/null
[ "$(built)" = "$first" ] || { echo "another result without a change"; exit 1; }
! grep -q 'Glyphs of App' "$work/log" || { cat "$work/log"; echo "drawn again without a change"; exit 1; }
sed -i.bak 's/"variant"/"size": 33, "variant"/' $configuration
second=$(built)
[ "$second" != "$first" ] || { echo "a changed configuration has no effect"; exit 1; }
echo "build-tool plugin: $first; with --size 33 $second"

sed -i.bak 's/"scale": 1/"scale": 2/' $configuration
if swift build --scratch-path "$scratch" > "$work/log" 2>&1; then
  echo "an output that is not written does not fail the build"; exit 1
fi
grep -q "App/fingerpost.json: 'outputs': no 'sprite/.*' is written" "$work/log" \
  || { cat "$work/log"; exit 1; }
echo "build-tool plugin: an output that is not written fails the build"

swift package --scratch-path "$scratch" --allow-writing-to-package-directory \
  fingerpost render Sources/App/route.json -o made --target svg --quiet
code=0
swift package --scratch-path "$scratch" --allow-writing-to-package-directory \
  fingerpost render nobody.json -o made > "$work/log" 2>&1 || code=$?
# The package manager has a code of its own, and names the program's.
grep -q 'nobody.json: no such file' "$work/log" && grep -q 'exit code 66' "$work/log" \
  && [ "$code" != 0 ] || { echo "code $code"; cat "$work/log"; exit 1; }
echo "command plugin: $(find made -type f | wc -l) files; what fails is told"
