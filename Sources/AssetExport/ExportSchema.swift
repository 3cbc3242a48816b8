import EmbeddedFiles

package enum ExportSchema {
  /// The value of `schema` in a `manifest.json` of this version.
  package static let manifestName = "fingerpost/manifest/1"

  package static var manifest: [UInt8] {
    EmbeddedFiles.read("AssetExport/Schemas/manifest.schema.json")
  }
}
