#!/bin/sh
# A "Run Script" phase before "Compile Sources".
#
# Input files:       $(SRCROOT)/route.json
# Output file lists: $(SRCROOT)/fingerpost.xcfilelist, written by
#   fingerpost render route.json -o '$(DERIVED_FILE_DIR)/fingerpost' --preset carplay \
#     --list-outputs --xcfilelist fingerpost.xcfilelist
# Dependency file:   $(DERIVED_FILE_DIR)/fingerpost.d
#
# Errors and findings are lines that Xcode shows beside the file.
set -eu
export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
fingerpost render "$SRCROOT/route.json" -o "$DERIVED_FILE_DIR/fingerpost" \
  --preset carplay --swift-accessors --prune --quiet \
  --depfile "$DERIVED_FILE_DIR/fingerpost.d"
fingerpost lint "$DERIVED_FILE_DIR/fingerpost"
