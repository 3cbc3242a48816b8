import EmbeddedFiles
import JSON
import Routes

/// The JSON Schemas (2020-12) of routes, cards and drives.
public enum CardsSchema {
  /// The schema of `CardsDocument`, as a file or as a line of JSON Lines.
  public static var cards: [UInt8] {
    JSONSchemaText.filled(
      EmbeddedFiles.read("Cards/Schemas/cards.schema.json"),
      [
        "engines": Engine.all.map(\.name), "kinds": ManeuverKind.allCases.map(\.rawValue),
        "objects": RouteObject.Kind.allCases.map(\.rawValue),
      ])
  }
  /// The schema of an event of a drive.
  public static var drive: [UInt8] {
    // A speed limit has events of its own.
    let objects = RouteObject.Kind.allCases.filter { $0 != .speedLimit }
    return JSONSchemaText.filled(
      EmbeddedFiles.read("Cards/Schemas/drive.schema.json"), ["objects": objects.map(\.rawValue)])
  }
  /// The schema of a route in the turn-by-turn feed of the Google Navigation SDK.
  public static var route: [UInt8] { EmbeddedFiles.read("Cards/Schemas/route.schema.json") }
}
