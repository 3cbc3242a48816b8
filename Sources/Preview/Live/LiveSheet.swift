import TextSafety

/// The sheet as the live page takes it.
struct LiveSheet: Sendable {
  var instance: String
  var version: Int
  /// What the picture before a change is called.
  var before: String
  var hasRoute: Bool
  var sheet: SheetData

  var json: JSON {
    [
      "before": before, "hasRoute": hasRoute, "instance": instance, "sheet": sheet.json,
      "version": version,
    ]
  }
}
