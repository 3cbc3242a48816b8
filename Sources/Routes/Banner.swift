package struct Banner: Hashable, Sendable {
  /// The distance before the maneuver where it appears, in meters.
  package var distance: Double
  package var primary: Text
  package var secondary: Text?
  /// The maneuver after the next one, or the text beside lanes.
  package var sub: Text?
  /// The engine's pictures of the junction.
  package var views: [View] = []

  package struct View: Hashable, Sendable {
    /// The engine's word, such as `signboard` or `jct`.
    package var type: String?
    /// Its URL, which may need the caller's key.
    package var address: String
  }

  package struct Text: Hashable, Sendable {
    package var text = ""
    /// The parts, in order, without lanes.
    package var components: [Component] = []
  }

  package struct Component: Hashable, Sendable {
    /// The engine's word for the kind of part, such as `text`, `icon` or `exit-number`.
    package var type: String
    package var text: String
    package var abbreviation: String?
    /// The shield that shows the text.
    package var shield: SentShield?
  }
}
