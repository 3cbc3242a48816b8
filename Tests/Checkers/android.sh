#!/bin/sh
# Compiles and links a res folder with aapt2, and has aapt take its names.
set -eu
res=$(realpath "$1")
command -v aapt2 >/dev/null || { echo "skipped: no aapt2"; exit 0; }
framework=$(find /usr/share/android-framework-res /usr/lib/android-sdk -name 'framework-res.apk' 2>/dev/null | head -1)
[ -n "$framework" ] || framework=$(dpkg -L android-framework-res | grep 'framework-res.apk$')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > AndroidManifest.xml <<'X'
<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.glyphs">
  <uses-sdk android:minSdkVersion="21" android:targetSdkVersion="29"/><application/>
</manifest>
X
aapt2 compile --dir "$res" -o c.zip
# Folders in folders would be left out without a word.
[ "$(unzip -l c.zip | grep -c '\.flat')" = "$(find "$res" -type f | wc -l)" ] || {
  echo "aapt2 dropped files"; exit 1; }
aapt2 link -I "$framework" --manifest AndroidManifest.xml --java gen -o out.apk c.zip 2> link.err
cat link.err
if grep -q 'too large to encode' link.err; then exit 1; fi
aapt2 dump resources out.apk > dump
for config in '()' '(night)' '(xhdpi)' '(night-xhdpi)' '(night-xxxhdpi)'; do
  grep -qF "$config (file) res/drawable" dump || { echo "no resource for $config"; exit 1; }
done
mkdir v1
aapt package -f -M AndroidManifest.xml -S "$res" -I "$framework" -F v1.apk -m -J v1 > aapt.log 2>&1 || {
  tail -5 aapt.log; exit 1; }
# Besides drawables, R.java names the list of what a build keeps.
keeps=$(find "$res/raw" -type f | wc -l)
names=$(find "$res" -path '*/drawable*' -type f | sed 's,.*/,,; s,\..*,,' | sort -u | wc -l)
colors=0
if [ -f "$res/values/fingerpost_colors.xml" ]; then
  day=$res/values/fingerpost_colors.xml
  colors=$(grep -c '<color ' "$day")
  # The linker leaves out what is the same by night.
  others=$(grep '<color ' "$res/values-night/fingerpost_colors.xml" | grep -cvxFf "$day")
  [ "$(grep -cF '() #' dump) $(grep -cF '(night) #' dump)" = "$colors $others" ] || {
    echo "colors are lost"; exit 1; }
fi
[ "$(grep -c 'public static final int' gen/org/example/glyphs/R.java)" = "$((names + colors + keeps))" ] || {
  echo "R.java has other names"; exit 1; }
echo "$names drawables and $colors colors in $(find "$res" -type f | wc -l) files"
