#!/bin/sh
# A "Run Script" phase before "Compile Sources"; README.md tells the steps.
#
# Errors and findings are lines that Xcode shows beside the file.
set -eu
export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
cd "$SRCROOT"
fingerpost render --quiet --depfile "${DERIVED_FILE_DIR:-$SRCROOT}/fingerpost.d"
fingerpost lint Glyphs
