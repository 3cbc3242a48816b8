/// An object that an engine sends, before it has a place on the route's line.
struct UnplacedObject: Hashable, Sendable {
  enum Place: Hashable, Sendable {
    /// A point of the leg's line, or of the route's if no leg is given.
    case point(Int)
    /// The nearest place on the line of a step, of the leg or of the route.
    case near(Coordinate, step: Int? = nil)
    /// A distance from the start of the leg or of the route, in meters.
    case meters(Double)
    /// The start of a step of the leg.
    case step(Int)
    case unknown

    /// The end of the leg or of the route.
    static let end = Place.point(.max)
  }

  var kind: RouteObject.Kind
  /// The leg, from 0, from whose start places count; set from the leg that has it.
  var leg: Int?
  var start = Place.unknown
  /// The end of a stretch.
  var end: Place?
  var facts: [RouteObject.Fact: RouteObject.FactValue] = [:]
  var source: String

  /// Whether it is a place where another country or area begins.
  var isBorder: Bool { [.border, .adminArea].contains(kind) }

  /// Whether both are for ranges of points, which have a point in common.
  func overlaps(_ other: UnplacedObject) -> Bool {
    guard case .point(let start) = start, case .point(let end)? = end,
      case .point(let first) = other.start, case .point(let last)? = other.end
    else { return false }
    return start <= last && first <= end
  }

  /// Why a line of so many points does not have the place; nil if it does.
  func finding(points count: Int) -> String? {
    let ends = [start, end].compactMap { place -> Int? in
      guard let place, case .point(let index) = place, place != .end else { return nil }
      return index
    }
    if let index = ends.first(where: { !(0..<count).contains($0) }) {
      return "point \(index) is not on the line of \(count) points"
    }
    guard ends.count == 2, ends[0] > ends[1] else { return nil }
    return "point \(ends[0]) is after the end, point \(ends[1])"
  }

  /// Adds a fact, if it is known and not empty.
  mutating func add(_ fact: RouteObject.Fact, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    facts[fact] = .text(text)
  }

  mutating func add(_ fact: RouteObject.Fact, _ number: Double?) {
    guard let number, number.isFinite else { return }
    facts[fact] = .number(number)
  }

  /// Adds an energy that is sent in kilowatt-hours.
  mutating func add(energy: Double?, _ fact: RouteObject.Fact) {
    add(fact, energy.map { ($0 * 1000).rounded() })
  }

  mutating func add(_ fact: RouteObject.Fact, _ flag: Bool?) {
    guard let flag else { return }
    facts[fact] = .flag(flag)
  }

  mutating func add(_ fact: RouteObject.Fact, _ list: [String]) {
    guard !list.isEmpty else { return }
    facts[fact] = .list(list)
  }
}

/// A field of a form that names things along the way, and its words.
struct AlongField: Sendable {
  /// The path of the field in a route, without indices.
  let path: String
  let meanings: [String: Meaning]

  struct Meaning: Hashable, Sendable {
    var kind: RouteObject.Kind?
    var type: String?
  }

  init(path: String, meanings: [String: Meaning]) { (self.path, self.meanings) = (path, meanings) }

  /// Takes the field of a row of the form's; a test reads every field that the program uses.
  init(_ form: String, _ path: String) {
    guard let row = EngineAlong.rows(of: form).first(where: { $0.field.path == path }) else {
      preconditionFailure("\(form).json has no '\(path)'")
    }
    self = row.field
  }

  /// An object that the field names with a word; its place is still unknown.
  ///
  /// The row `*` is for all words without one; a kind may be absent for a word of no interest, and
  /// a type of `*` is the word itself.
  func unplacedObject(_ word: String?, from start: UnplacedObject.Place = .unknown)
    -> UnplacedObject?
  {
    guard let word, let meaning = self[word], let kind = meaning.kind else { return nil }
    var unplacedObject = UnplacedObject(kind: kind, start: start, source: path)
    unplacedObject.add(.type, meaning.type == "*" ? word.inKebabCase : meaning.type)
    return unplacedObject
  }

  subscript(_ word: String) -> Meaning? {
    meanings[word] ?? meanings[word.lowercased()] ?? meanings["*"]
  }
}

extension String {
  /// An engine's word such as `laneRestriction`, `lane_restriction` or `LANE_RESTRICTION` in lower
  /// case, its parts joined by hyphens.
  var inKebabCase: String {
    let isDone = utf8.allSatisfy {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
    }
    if isDone { return self }
    var result = ""
    var follows = false
    for character in self {
      if character == "_" || character == " " {
        result += "-"
      } else {
        if character.isUppercase, follows { result += "-" }
        result += character.lowercased()
      }
      follows = character.isLowercase || character.isNumber
    }
    return result
  }
}
