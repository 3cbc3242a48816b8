import Faults
import XMLReading

/// What an engine shows before a maneuver.
public struct Banner: Hashable, Sendable {
  /// The distance before the maneuver where it appears, in meters.
  public var distance: Double
  /// The lines to show.
  public var primary: Text
  /// A second line.
  public var secondary: Text?
  /// The maneuver after the next one, or the text beside lanes.
  public var sub: Text?
  /// The engine's pictures of the junction.
  package var views: [View] = []

  package struct View: Hashable, Sendable {
    /// The engine's word, such as `signboard` or `jct`.
    package var type: String?
    /// Its URL, which may need the caller's key.
    package var address: String
  }

  /// A line of a banner.
  public struct Text: Hashable, Sendable {
    /// The words, without pictures.
    public var text = ""
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

/// What the engine says on the way to a maneuver.
package struct Announcement: Hashable, Sendable {
  /// The distance before the maneuver where it is due, in meters.
  package var distance: Double
  package var text: String
  /// Whether the text is that of the maneuver, though it is due long before.
  package var lacksDistance = false
  /// The same as the engine's SSML, a well-formed document; nil if the engine sends none, or a broken
  /// one, such as with a bare '&'.
  package private(set) var ssml: String?

  package init(distance: Double, text: String, ssml: String? = nil) {
    self.distance = distance
    self.text = text
    self.ssml = ssml.flatMap { Self.isWellFormed($0) ? $0 : nil }
  }

  /// Mapbox does not declare the prefix of `amazon:effect`.
  private static let limits = XMLLimits(
    bytes: 1 << 16, elements: 1000, allowsDocumentType: false, allowsUndeclaredPrefixes: true)

  private static func isWellFormed(_ ssml: String) -> Bool {
    do throws(Fault) {
      var reader = try XMLReader(Array(ssml.utf8), encoding: .utf8, limits: limits)
      guard case .start(let root)? = try reader.next(), root.name == "speak" else { return false }
      while try reader.next() != nil {}
      return true
    } catch {
      return false
    }
  }
}
