#!/bin/sh
# Compiles the Swift accessors against stand-ins for what they use of UIKit, CarPlay and
# SwiftUI.
set -eu
source=$(realpath "$1")
command -v swiftc >/dev/null || { echo "skipped: no swiftc"; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
cat > UIKit.swift <<'X'
@_exported import Foundation
public final class UITraitCollection: Sendable {}
public final class UIImage: Sendable {
  public init?(named: String, in: Bundle?, compatibleWith: UITraitCollection?) { return nil }
}
X
cat > CarPlay.swift <<'X'
public import UIKit
@MainActor public final class CPManeuver { public var symbolImage: UIImage? }
X
cat > SwiftUI.swift <<'X'
public import Foundation
public struct Text: Sendable { public init(verbatim: String) {} }
public struct Image: Sendable {
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
}
X
for module in UIKit CarPlay SwiftUI; do
  swiftc -swift-version 6 -enable-upcoming-feature InternalImportsByDefault -emit-module \
    -module-name $module -I . -o $module.swiftmodule $module.swift
done
swiftc -swift-version 6 -warnings-as-errors -typecheck -I . "$source"
echo "$(grep -c '^  case ' "$source") images named"
