#!/bin/sh
# Runs the recipes of Examples/builds whose build systems are there: the first run works, the second
# does nothing, a touched route settles after one run, an altered one draws again, and what follows
# is only done again when bytes changed.
#
#   Tests/Checkers/recipes.sh PROGRAM
set -eu
program=$(realpath "$1")
package=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
# Gradle has a home of its own, so that only the daemon of this run is stopped.
export GRADLE_USER_HOME="$work/gradle"
trap '[ ! -d "$GRADLE_USER_HOME" ] || gradle --stop >/dev/null 2>&1; rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$program" "$work/bin/fingerpost"
export PATH="$work/bin:$PATH"
cp -R "$package/Examples" "$work/Examples"
cd "$work/Examples/builds"
builds=$PWD
route=$work/Examples/routes/motorway.json

fail() {
  echo "$*" >&2
  cat "$work/log" >&2
  exit 1
}

# The next run, of the command "build", says that it draws, and publishes, or not: each 0 or 1.
expect() {
  build > "$work/log" 2>&1 || fail "$1: $2 fails"
  drawn=0
  ! grep -q "$draws" "$work/log" || drawn=1
  published=0
  ! grep -q "$publishes" "$work/log" || published=1
  [ "$drawn$published" = "$3$4" ] || fail "$1: $2 draws $drawn, publishes $published, not $3 and $4"
}

# All runs of the recipe of a name; "build", "draws" and "publishes" are set.
check() {
  cp "$package/Examples/routes/motorway.json" "$route"
  expect "$1" "the first run" 1 1
  expect "$1" "the second run" 0 0
  sleep 1
  touch "$route"
  expect "$1" "a run after a touch" "$2" 0
  expect "$1" "a run after that" 0 0
  sleep 1
  sed -i.bak 's/"turn"/"fork"/' "$route"
  ! cmp -s "$route" "$route.bak" || fail "$1: the route is as it was"
  expect "$1" "a run with another route" 1 1
  expect "$1" "a run after that" 0 0
  echo "$1: runs when it must"
}

draws='fingerpost render'
publishes='cp assets/sprite/light.png'
if command -v make >/dev/null; then
  cd "$builds/make"
  build() { make; }
  check make 1
  cmp assets/sprite/light.png published/light.png
  make -s check
  make -q
else echo "skipped: no make"; fi

if command -v ninja >/dev/null; then
  cd "$builds/ninja"
  build() { ninja -v; }
  check ninja 1
  cmp assets/sprite/light.png published/light.png
else echo "skipped: no ninja"; fi

draws='Glyphs of'
publishes='Publishing light.png'
if command -v cmake >/dev/null; then
  cd "$builds"
  for tool in make ninja; do
    command -v $tool >/dev/null || { echo "skipped: cmake without $tool"; continue; }
    case $tool in make) generator='Unix Makefiles' ;; *) generator=Ninja ;; esac
    out=$work/cmake-$tool
    build() {
      [ -d "$out" ] || cmake -S cmake -B "$out" -G "$generator"
      cmake --build "$out"
    }
    check "cmake with $generator" 1
    cmp "$out/assets/sprite/light.png" "$out/published/light.png"
  done
else echo "skipped: no cmake"; fi

# It looks at bytes, not at dates.
draws='^:fingerpost$'
publishes='^:checkAssets$'
if command -v gradle >/dev/null; then
  cd "$builds/gradle"
  build() { gradle --offline --console=plain checkAssets; }
  check gradle 0
  test -f build/assets/res/drawable/fork_right.xml
else echo "skipped: no gradle"; fi

# Packed pictures are left by another run, by `--check` and by `lint`; another route draws them anew.
if command -v oxipng >/dev/null || command -v zopflipng >/dev/null; then
  cd "$builds/smaller"
  cp "$package/Examples/routes/athens.json" route.json
  fingerpost render route.json -o plain --quiet
  run() { sh draw.sh "$PWD/route.json" > "$work/log" 2>&1 || fail "smaller: $1 fails"; }
  run "the first run"
  picture=$(cd plain && ls glyphs/*.png | head -n 1)
  [ "$(wc -c < "assets/$picture")" -lt "$(wc -c < "plain/$picture")" ] || fail "smaller: not smaller"
  cp -R assets once
  run "the second run"
  diff -r -x '.fingerpost-*' once assets || fail "smaller: the second run changes files"
  fingerpost render route.json -o assets --check --quiet || fail "smaller: --check finds changes"
  fingerpost lint assets || fail "smaller: lint finds faults"
  sed -i.bak 's/right/left/' route.json
  fingerpost render route.json -o assets --prune --quiet || fail "smaller: --prune fails"
  fingerpost lint assets > "$work/log" || fail "smaller: lint finds faults"
  ! grep warning "$work/log" || fail "smaller: --prune leaves pictures"
  run "a run with another route"
  echo "smaller: packed pictures are left"
else echo "skipped: no oxipng and no zopflipng"; fi

# The list that the page tells how to write is that of the files that the script writes.
mkdir "$work/project"
cd "$work/project"
cp "$builds/xcode/fingerpost.json" "$builds/xcode/run-script.sh" .
cp "$work/Examples/routes/athens.json" route.json
export SRCROOT=$PWD DERIVED_FILE_DIR="$work/derived files"
sed -n 's/^   \(fingerpost render\)/\1/p' "$builds/xcode/README.md" > "$work/list.sh"
[ "$(grep -c . "$work/list.sh")" = 1 ] || { echo "xcode: no command for the list" >&2; exit 1; }
sh "$work/list.sh" > "$work/log"
mkdir "$DERIVED_FILE_DIR"
sh run-script.sh
sed 's/^[$](SRCROOT).//' fingerpost.xcfilelist | sort > "$work/listed"
find Glyphs -type f ! -name '.*' | sort > "$work/written"
diff "$work/listed" "$work/written"
grep -qx 'Glyphs/swift/FingerpostGlyph.swift' "$work/written"
grep -q 'fingerpost.json:$' "$DERIVED_FILE_DIR/fingerpost.d"
sleep 1
touch mark route.json
sh run-script.sh
[ -z "$(find Glyphs -type f -newer mark)" ] || fail "xcode: files are touched"
echo "xcode: the script writes what is listed, and touches nothing without a change"

# The command of the task, whose "res" becomes resources.
mkdir "$work/module"
cd "$work/module"
cp "$builds/android/fingerpost.json" .
cp "$work/Examples/routes/athens.json" route.json
tr -d '\n' < "$builds/android/build.gradle.kts" | tr -s ' ' | grep -q \
  '"fingerpost", "render", "--config", config.get().asFile.path, "-o", assets.path, "--prune", "--quiet")'
cd /
fingerpost render --config "$work/module/fingerpost.json" -o "$work/module/assets" --prune --quiet
fingerpost lint --strict "$work/module/assets"
sh "$package/Tests/Checkers/android.sh" "$work/module/assets/res"
echo "android: the command writes resources"
cd "$work"
cp Examples/routes/athens.json route.json

workflow=$builds/github/assets.yml
if command -v check-jsonschema >/dev/null; then
  check-jsonschema --builtin-schema vendor.github-workflows "$workflow" "$package"/.github/workflows/*.yml
  check-jsonschema --builtin-schema vendor.github-actions "$package/.github/actions/fingerpost/action.yml"
  echo "github: valid by the schemas of workflows and actions"
else echo "skipped: no check-jsonschema"; fi

if command -v actionlint >/dev/null; then
  actionlint "$workflow" "$package"/.github/workflows/*.yml
  echo "github: actionlint finds nothing"
else echo "skipped: no actionlint"; fi

# The steps of the action and of the workflow by hand, in a repository of an app: the program comes from
# a release in a folder, and the branch of pictures goes into a repository in one.
for tool in git curl; do
  command -v $tool >/dev/null || { echo "skipped: the action without $tool"; exit 0; }
done
version=$(fingerpost --version)
downloads=$work/releases/v$version
mkdir -p "$work/runner" "$work/app" "$downloads" "$work/server/app/name.git"
kind=$(uname -m)-$(uname -s | tr '[:upper:]' '[:lower:]')
tar -czhf "$downloads/fingerpost-$version-$kind.tar.gz" -C "$work" bin
(cd "$downloads" && (sha256sum ./* 2>/dev/null || shasum -a 256 ./*) | sed 's,\./,,') > "$work/sums"
cp "$work/sums" "$downloads/SHA256SUMS"
git init -q --bare "$work/server/app/name.git"
ln -s name.git "$work/server/app/name"
cp Examples/routes/athens.json app/route.json
cd app
sed -n 's/^# *\(fingerpost [ra][ec]\)/\1/p' "$workflow" > set-up.sh
[ "$(grep -c . set-up.sh)" = 2 ] || { echo "github: no commands to set it up" >&2; exit 1; }
# The first goldens are accepted by a person, so not where CI is set.
CI= sh -e set-up.sh
# action SCRIPT NAME=VALUE…: runs a script of the action with GitHub's variables.
action() {
  name=$1
  shift
  : > "$work/outputs"
  : > "$work/summary.md"
  env GITHUB_ACTION_PATH="$package/.github/actions/fingerpost" RUNNER_TEMP="$work/runner" \
    GITHUB_PATH="$work/path" GITHUB_OUTPUT="$work/outputs" GITHUB_STEP_SUMMARY="$work/summary.md" \
    GITHUB_SERVER_URL="file://$work/server" GITHUB_REPOSITORY=app/name \
    VERSION= DOWNLOADS="file://$work/releases" GOLDENS=goldens ACTUAL= ARGUMENTS= CONFIG= REPORT=goldens \
    PICTURE_BRANCH= TOKEN= "$@" "$package/.github/actions/fingerpost/$name" > "$work/log" 2>&1
}
# changed COUNT: the action says that so many pictures differ.
changed() { grep -qx "changed=$1" "$work/outputs" || fail "action: not $1 changed pictures"; }
action install || fail "action: the program is not installed"
PATH="$(cat "$work/path"):$PATH"
[ "$(command -v fingerpost)" = "$work/runner/fingerpost-$version/bin/fingerpost" ] || fail "action: no path"
! action install VERSION=0.0.0 || fail "action: a release that is not there is installed"
grep -q 'is there a release' "$work/log"
sed 's/^./z/' "$work/sums" > "$downloads/SHA256SUMS"
! action install || fail "action: another checksum is installed"
grep -q 'another checksum' "$work/log"
action compare || fail "action: the goldens are not the same"
changed 0
action compare ARGUMENTS="route.json --scale 2" || fail "action: the route's pictures are not the same"
action compare ACTUAL=goldens || fail "action: the folder of pictures is not the same"
! action compare ARGUMENTS="--scale 'two words'" || fail "action: a wrong option passes"
grep -q "'two words'" "$work/log"
step() {
  awk -v name="      - name: $1" '
    /^      - / { inside = ($0 == name); block = 0 }
    inside && /^        run: [^|]/ { sub(/^        run: /, ""); print }
  ' "$workflow" > "$work/step.sh"
  [ -s "$work/step.sh" ] || { echo "github: no step '$1'" >&2; exit 1; }
  sh -e "$work/step.sh" > "$work/log" 2>&1
}
for name in "Check the assets" "Lint the assets"; do step "$name" || fail "github: '$name' fails"; done
sed -i.bak 's/"sharp left"/"sharp right"/' route.json
! step "Check the assets" || fail "github: another route is not found"
printf 'broken' > assets/Fingerpost.xcassets/Contents.json
! step "Lint the assets" || fail "github: a broken catalog is not found"
echo '{"commands": {"verify": {"max-pixels": 3000, "tolerance": 100}}}' > fingerpost.json
set -- goldens/glyphs/*_left~light@2x.png
fingerpost glyph straight --size 50 --scale 2 -o "$1"
action compare || fail "action: the repository's own options do not count"
changed 0
grep -q '^::warning.*tolerance 100 levels' "$work/log" || fail "action: no warning of loose rules"
action compare CONFIG=none || fail "action: it does not tell what changed"
changed 1
! grep -q '^::warning' "$work/log" || fail "action: a warning of exact rules"
rm fingerpost.json
action compare || fail "action: it does not tell what changed"
changed 1
grep -q '^::error' "$work/log" || fail "action: no annotation"
grep -q '^| changed |' "$work/summary.md" && ! grep -q '!\[' "$work/summary.md" \
  || fail "action: a summary with pictures that GitHub does not show"
test -s "$work/runner/fingerpost-goldens/goldens.html"
action compare PICTURE_BRANCH=pictures || fail "action: it does not push the pictures"
address=$(sed -n 's/.*!\[[^]]*\](\([^)]*\)).*/\1/p' "$work/summary.md")
picture=$(echo "${address#"file://$work/server/app/name/raw/pictures/"}" | sed 's/%40/@/g')
git --git-dir "$work/server/app/name.git" cat-file -e "pictures:$picture" \
  || fail "action: the summary's picture is not at its address: $address"
action compare PICTURE_BRANCH=pictures GITHUB_REPOSITORY=app/nobody || fail "action: no push, no summary"
grep -q '^::warning::the pictures' "$work/log" && ! grep -q '!\[' "$work/summary.md" \
  || fail "action: a summary with pictures that were not pushed"
cd ..
echo "github: the action and the steps pass, and fail when they must"
