/// The JSON Schemas (2020-12) of routes, cards and drives.
public enum CardsSchema {
  /// The schema of `CardsDocument`, as a file or as a line of JSON Lines.
  public static var cards: [UInt8] { PackageResources.cards_schema_json }
  /// The schema of an event of a drive.
  public static var drive: [UInt8] { PackageResources.drive_schema_json }
  /// The schema of a route in the turn-by-turn feed of the Google Navigation SDK.
  public static var route: [UInt8] { PackageResources.route_schema_json }
}
