import EmbeddedFiles
import JSON
import Routes

package enum ExportSchema {
  /// The value of `schema` in a `manifest.json` of this version.
  package static let manifestName = "fingerpost/manifest/1"

  package static var manifest: [UInt8] {
    JSONSchemaText.filled(
      EmbeddedFiles.read("AssetExport/Schemas/manifest.schema.json"),
      [
        "kinds": ManeuverKind.allCases.map(\.rawValue),
        "targets": AssetTarget.allCases.map(\.rawValue),
      ])
  }
}
