import Faults
import JSON

/// What has the lines, or the things along the way, of a row.
enum EngineOwner: String, Sendable {
  case route, leg, step
  /// A list of the route with one line for each leg.
  case legs
}

/// Where a response has the line of the way, and in which form.
struct EngineLine: Sendable {
  private enum Form: String, Sendable {
    /// GeoJSON, a list of pairs, or one of objects with latitude and longitude.
    case places
    /// Numbers, two by two.
    case flat
    /// A text with the numbers of all places, such as `13.1,52.5;13.2,52.6` or well-known text.
    case text
    case polyline5, polyline6, polyline7, flexible
    case esri
  }

  let owner: EngineOwner
  let paths: EngineMembers
  private let form: Form
  private let hasLatitudeFirst: Bool

  init(_ rule: JSONNode) throws(Fault) {
    owner = rule.text("of").flatMap(EngineOwner.init) ?? .route
    form = rule.text("as").flatMap(Form.init) ?? .places
    hasLatitudeFirst = rule.text("order") == "latlon"
    paths = try EngineMembers(rule, ["path", "heights", "starts"])
  }

  /// The points of the line of a route, a leg or a step.
  func points(in scope: EngineScope) -> [Coordinate] {
    let hasHeights = paths.value("heights", in: scope) != nil
    return points(of: paths.values("path", in: scope), dimensions: hasHeights ? 3 : 2)
  }

  /// The lines of all legs.
  func linesOfLegs(in scope: EngineScope) -> [[Coordinate]] {
    let found = paths.values("path", in: scope)
    return (found.count == 1 ? found[0].elements : found).map { points(of: [$0]) }
  }

  private func points(of nodes: [JSONNode], dimensions: Int = 2) -> [Coordinate] {
    switch form {
    case .places:
      let places = nodes.flatMap { ($0["coordinates"] ?? $0).elements }
      if !hasLatitudeFirst { return places.compactMap { $0.coordinate } }
      return places.compactMap { place in
        let pair = place.numbers
        return pair.count < 2 ? place.coordinate : Self.coordinate(pair[1], pair[0])
      }
    case .flat: return pairs(nodes.flatMap { $0.isArray ? $0.numbers : [$0.number ?? .nan] })
    case .text: return pairs(nodes.flatMap { Self.numbers(in: $0.string ?? "") })
    case .polyline5: return nodes.flatMap { [Coordinate](line: $0, dimensions: dimensions) }
    case .polyline6: return nodes.flatMap { [Coordinate](line: $0, precision: 6) }
    case .polyline7: return nodes.flatMap { [Coordinate](line: $0, precision: 7) }
    case .flexible: return nodes.flatMap { [Coordinate](flexible: $0.string) }
    case .esri: return nodes.flatMap { Self.esriPoints($0.string ?? "") }
    }
  }

  private func pairs(_ numbers: [Double]) -> [Coordinate] {
    stride(from: 0, to: numbers.count - 1, by: 2).compactMap { index in
      hasLatitudeFirst
        ? Self.coordinate(numbers[index + 1], numbers[index])
        : Self.coordinate(numbers[index], numbers[index + 1])
    }
  }

  private static func coordinate(_ longitude: Double, _ latitude: Double) -> Coordinate? {
    guard latitude.magnitude <= 90, longitude.magnitude <= 360 else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }

  private static func numbers(in text: String) -> [Double] {
    text.split { !($0.isNumber || $0 == "." || $0 == "-" || $0 == "e") }
      .compactMap { Double($0) }.filter { $0.isFinite }
  }

  /// Decodes Esri's compressed geometry: a factor and the differences of places, in base 32.
  ///
  /// A factor of 0 marks the newer form, whose factor follows the version and flags.
  private static func esriPoints(_ text: String) -> [Coordinate] {
    var numbers: [Int] = []
    var word = ""
    func add() {
      if let number = Int(word, radix: 32) { numbers.append(number) }
      word = ""
    }
    for letter in text.prefix(while: { $0 != "|" }) {
      if letter == "+" || letter == "-" { add() }
      word.append(letter)
    }
    add()
    let head = numbers.first == 0 ? 3 : 0
    guard let factor = numbers[ifAny: head], factor > 0 else { return [] }
    var (x, y) = (0, 0)
    return stride(from: head + 1, to: numbers.count - 1, by: 2).compactMap { index in
      (x, y) = (x.addingClamped(numbers[index]), y.addingClamped(numbers[index + 1]))
      return coordinate(Double(x) / Double(factor), Double(y) / Double(factor))
    }
  }
}
