/// The JSON Schemas (2020-12) of routes, cards and drives.
public enum CardsSchema {
  /// The schema of `CardsDocument`, also of a line of it in JSON Lines.
  public static var cards: [UInt8] { PackageResources.cards_schema_json }
  /// The schema of an event of a drive.
  public static var drive: [UInt8] { PackageResources.drive_schema_json }
  /// The schema of a route as the turn-by-turn feed of the Google Navigation SDK has it.
  public static var route: [UInt8] { PackageResources.route_schema_json }
}
