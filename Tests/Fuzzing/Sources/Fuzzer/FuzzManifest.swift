@testable import AssetExport
import Foundation
@testable import JSON

/// Reads what libFuzzer made up as a manifest, and plans the pictures that it lists.
///
/// No file is outside of the folder, and what is written is read back the same.
func fuzzManifest(_ bytes: [UInt8]) {
  guard let manifest = value({ try Manifest(Data(bytes)) }) else { return }
  let again = certain { try Manifest(written(manifest)) }
  precondition(written(again) == written(manifest), "read back otherwise")
  guard let plan = value({ try AssetPlan(of: manifest, artist) }) else { return }
  for path in plan.paths { precondition(Manifest.isInside(path), "leads out: \(path)") }
}

private func written(_ manifest: Manifest) -> Data {
  let json: JSON = [
    "cards": manifest.cards, "files": manifest.files.map(\.json), "generator": manifest.generator,
    "schema": manifest.schema, "stale": manifest.stale?.map(\.identity),
  ]
  return Data(json.line)
}
