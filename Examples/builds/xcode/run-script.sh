#!/bin/sh
# A "Run Script" phase before "Compile Sources", with the setting ENABLE_USER_SCRIPT_SANDBOXING = NO:
# files are written beside their places first.
#
# Input files:       $(SRCROOT)/route.json
# Output file lists: $(SRCROOT)/fingerpost.xcfilelist, written in that folder, and again when the
#                    route or the options changed, by
#   fingerpost render route.json -o '$(DERIVED_FILE_DIR)/fingerpost' \
#     --preset carplay --swift-accessors --list-outputs --xcfilelist fingerpost.xcfilelist
# Dependency file:   $(DERIVED_FILE_DIR)/fingerpost.d
#
# Errors and findings are lines that Xcode shows beside the file.
set -eu
export PATH="/opt/homebrew/bin:/usr/local/bin:$PATH"
fingerpost render "$SRCROOT/route.json" -o "$DERIVED_FILE_DIR/fingerpost" \
  --preset carplay --swift-accessors --prune --quiet \
  --depfile "$DERIVED_FILE_DIR/fingerpost.d"
fingerpost lint "$DERIVED_FILE_DIR/fingerpost"
