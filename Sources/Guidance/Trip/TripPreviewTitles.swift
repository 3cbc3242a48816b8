/// The titles of the buttons of a trip's preview, as in `CPTripPreviewTextConfiguration`.
public struct TripPreviewTitles: Hashable, Sendable {
  /// Starts the drive.
  public let start: String
  /// Shows further routes.
  public let moreRoutes: String
  /// Shows the whole route.
  public let overview: String
}

extension Guide {
  /// The titles of a preview's buttons; nil in an unsupported language.
  public var previewTitles: TripPreviewTitles? {
    guard !isWordless else { return nil }
    return TripPreviewTitles(
      start: language[.start], moreRoutes: language[.moreRoutes], overview: language[.overview])
  }
}
