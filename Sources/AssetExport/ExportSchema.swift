/// The JSON Schemas (2020-12) of what this module writes and of the plainest form of routes.
public enum ExportSchema {
  /// The schema of `CardsDocument`, also of a line of it in JSON Lines.
  public static var cards: [UInt8] { PackageResources.cards_schema_json }
  /// The schema of a line of `DriveLog`.
  public static var drive: [UInt8] { PackageResources.drive_schema_json }
  /// What a `manifest.json` of this version calls its own form.
  package static let manifestName = "fingerpost/manifest/1"

  /// The schema of `manifest.json`.
  public static var manifest: [UInt8] { PackageResources.manifest_schema_json }
  /// The schema of a route as the turn-by-turn feed of the Google Navigation SDK tells it.
  public static var route: [UInt8] { PackageResources.route_schema_json }
}
