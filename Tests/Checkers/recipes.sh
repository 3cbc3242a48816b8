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
  test -f build/assets/res/drawable/fork_left.xml
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
  diff -r once assets || fail "smaller: the second run changes files"
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
find Glyphs -type f | sort > "$work/written"
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

# The steps of the workflow by hand, in a repository of an app. Swift is played by a stand-in, as
# Fingerpost is built already.
workflow=$builds/github/assets.yml
mkdir -p app/fingerpost stand-in
cp Examples/routes/athens.json app/route.json
cat > stand-in/swift <<EOF
#!/bin/sh
case "\$*" in
"build -c release --package-path fingerpost --product fingerpost") test -d fingerpost ;;
"build -c release --package-path fingerpost --show-bin-path") echo "$work/bin" ;;
*) exit 64 ;;
esac
EOF
chmod +x stand-in/swift
cd app
sed -n 's/^# *\(fingerpost render\)/\1/p' "$workflow" > set-up.sh
[ "$(grep -c . set-up.sh)" = 2 ] || { echo "github: no commands to set it up" >&2; exit 1; }
sh -e set-up.sh
step() {
  awk -v name="      - name: $1" '
    /^      - / { inside = ($0 == name); block = 0 }
    inside && block { sub(/^          /, ""); print }
    inside && /^        run: [|]/ { block = 1 }
    inside && /^        run: [^|]/ { sub(/^        run: /, ""); print }
  ' "$workflow" > "$work/step.sh"
  [ -s "$work/step.sh" ] || { echo "github: no step '$1'" >&2; exit 1; }
  PATH="$work/stand-in:$PATH" GITHUB_STEP_SUMMARY="$work/summary.md" \
    sh -e "$work/step.sh" > "$work/log" 2>&1
}
step "Build Fingerpost" || fail "github: the build fails"
test -x bin/fingerpost
for name in "Verify the goldens" "Check the assets" "Lint the assets"; do
  step "$name" || fail "github: '$name' fails"
done
! grep -q '<failure' goldens.xml && test -f goldens.html
sed -i.bak 's/"sharp left"/"sharp right"/' route.json
! step "Check the assets" || fail "github: another route is not found"
printf 'broken' > assets/Fingerpost.xcassets/Contents.json
! step "Lint the assets" || fail "github: a broken catalog is not found"
set -- goldens/glyphs/*_left~light@2x.png
"$work/bin/fingerpost" glyph straight --size 50 --scale 2 -o "$1"
! step "Verify the goldens" || fail "github: another picture is not found"
grep -q '^::error' "$work/log" && grep -q '<failure' goldens.xml
uploaded=$(awk '/path: [|]/ { inside = 1; next } inside && !NF { exit } inside { print $1 }' "$workflow")
for file in $uploaded; do test -s "$file"; done
cd ..
echo "github: the steps pass, and fail when they must"

if command -v check-jsonschema >/dev/null; then
  check-jsonschema --builtin-schema vendor.github-workflows "$workflow"
  echo "github: valid by the schema of workflows"
else echo "skipped: no check-jsonschema"; fi

if command -v actionlint >/dev/null; then
  actionlint "$workflow"
  echo "github: actionlint finds nothing"
else echo "skipped: no actionlint"; fi
