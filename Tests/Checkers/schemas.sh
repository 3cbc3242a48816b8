#!/bin/sh
# Checks the lists of folders against their schemas: schemas.sh PROGRAM PYTHON FOLDER...
set -eu
program=$(realpath "$1")
checker=$(dirname "$(command -v "$2")")/check-jsonschema
shift 2
[ -x "$checker" ] || checker=$(command -v check-jsonschema) || { echo "skipped: no check-jsonschema"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for name in manifest cards; do
  "$program" schema $name > "$work/$name.json"
  "$checker" -q --check-metaschema "$work/$name.json"
  for folder; do
    if [ -f "$folder/$name.json" ]; then
      "$checker" --schemafile "$work/$name.json" "$folder/$name.json"
    fi
  done
done
"$program" schema drive > "$work/drive.json"
"$checker" -q --check-metaschema "$work/drive.json"
