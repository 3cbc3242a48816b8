@_exported public import Maneuvers
public import Faults
import JSON

/// The routes of an engine's response.
public struct RouteResponse: Hashable, Sendable {
  /// The engine whose form it has.
  public var format: Engine
  /// The routes, the best first; one or more.
  public var routes: [Route]
  /// The messages that the routes are from; nil for other engines.
  package var feed: Feed?
  /// What has steps that were not read, if the first route has none; nil if nothing has.
  public internal(set) var unreadSteps: Fault?

  init(_ format: Engine, _ routes: [Route], feed: Feed? = nil) {
    (self.format, self.routes, self.feed) = (format, routes, feed)
  }
}

/// A way from a start to a destination, over any number of stops.
public struct Route: Hashable, Sendable {
  /// The parts from stop to stop, in order; one or more.
  public var legs: [Leg]
  /// The whole length, in meters.
  public var distance: Double
  /// The expected time, in seconds.
  public var duration: Double
  /// The language of the engine's texts, as a BCP 47 tag, if the response states it.
  public var language: String?
  /// The units in the engine's texts, if the response states them.
  public var statedUnits: MeasurementSystem?
  /// The country of the start, if the response states it: two capital letters of ISO 3166.
  public var country: String?
  /// The name of the start, if the response states it.
  public var originName: String?
  /// What the engine calls the response, to ask it for the same route later; nil if it has no name.
  public var uuid: String?
  /// How long the engine may be asked for the same route with newer traffic, in seconds; nil if unknown.
  public var refreshTime: Double?
  /// What lies along the route, in the order of travel; those without a known place come last.
  public var objects: [RouteObject] = []
  /// What was left out of the response, each in one line: the place, the finding and the remedy taken.
  public internal(set) var faults: [String] = []
  /// The objects of the whole route, before they have places.
  var unplacedObjects: [UnplacedObject] = []

  /// Creates a route; an absent length or time is the sum of the legs.
  public init(legs: [Leg], distance: Double?, duration: Double?, language: String? = nil) {
    self.distance = distance ?? legs.reduce(0) { $0 + $1.distance }
    self.duration = duration ?? legs.reduce(0) { $0 + $1.duration }
    self.legs = legs
    self.language = language
  }
}

/// Features of a way; `nil` if the response does not say whether it has them.
package struct RouteFeatures: Hashable, Sendable {
  package var hasTolls: Bool?
  /// Whether the way uses a ferry or a car train.
  package var hasFerry: Bool?
  package var hasUnpaved: Bool?
  package var hasMotorway: Bool?

  package static let unknown = RouteFeatures()

  /// Adds those of another part: one part with a feature is enough; all must lack it for `false`.
  package mutating func formUnion(_ other: RouteFeatures) {
    func join(_ field: inout Bool?, _ other: Bool?) {
      field = field == true || other == true ? true : field == nil || other == nil ? nil : false
    }
    join(&hasTolls, other.hasTolls)
    join(&hasFerry, other.hasFerry)
    join(&hasUnpaved, other.hasUnpaved)
    join(&hasMotorway, other.hasMotorway)
  }
}

/// A line of JSON Lines: an engine's response, or a response in `route` beside an `id` of any type.
package struct RouteLine: Sendable {
  /// The `id` as JSON; `null` if it is absent.
  package let id: String
  package let result: Result<RouteResponse, Fault>

  package init(_ bytes: [UInt8], _ reader: RouteReader) {
    var id = "null"
    do throws(Fault) {
      if JSONEncoding.isBlank(bytes) { throw .empty }
      let root = try RouteReader.value(of: bytes)
      id = root["id"]?.source ?? "null"
      let inner = root["route"].flatMap { $0.isObject || $0.isArray ? $0 : nil }
      let isWrapped = inner != nil && Engine(of: root) == nil
      result = .success(try reader.response(isWrapped ? inner ?? root : root))
    } catch {
      result = .failure(error)
    }
    self.id = id
  }
}

extension RouteLine {
  /// Whether a text is JSON Lines with a response a line, and no feed.
  ///
  /// A second line that begins a value after a whole one shows it, or the file's name (`isNamed`).
  package static func areIn(_ text: [UInt8], isNamed: Bool) -> Bool {
    let text = text.drop { $0 <= 0x20 }
    let first = text.prefix { $0 != 0x0A }
    let rest = text[first.endIndex...].prefix(1 << 16)
    guard let start = first.first else { return false }
    let isValue = start == UInt8(ascii: "{") || start == UInt8(ascii: "[")
    let isWhole = isValue && first.last { $0 > 0x20 } == start + 2
    let hasSecond = rest.first { $0 > 0x20 } == UInt8(ascii: "{")
    guard isNamed ? isWhole || !isValue : isWhole && hasSecond else { return false }
    return !([first] + rest.split(separator: 0x0A)).contains { line in
      (try? RouteReader.value(of: Array(line))).flatMap { Engine(of: $0) } == .navInfo
    }
  }
}
