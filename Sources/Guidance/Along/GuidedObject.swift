public import Routes

/// Something along a route, with its words in the language of the cards.
public struct GuidedObject: Hashable, Sendable {
  /// The facts that the engine sends.
  public let object: RouteObject
  /// Its place among all objects of the route, from 0.
  public let index: Int
  /// A short text, as on a sign; empty in a language without words.
  public let words: String
  /// How it is shown.
  package let sign: ObjectSign
  /// What the sign of a speed limit shows; nil for other objects.
  package let limit: SpeedLimitSign?
  /// What the sign of a limit for vehicles shows; nil for other objects.
  package let vehicleLimit: VehicleLimit?

  init(_ object: RouteObject, index: Int, country: String?, in language: Language) {
    (self.object, self.index) = (object, index)
    sign = object.sign
    limit = SpeedLimitSign(object, country: country)
    vehicleLimit = VehicleLimit(object)
    words =
      language.words(for: object, sign: sign, limit: limit, vehicleLimit)
      + (object.kind == .charging ? language.charge(of: object) : "")
  }

  /// The group that it belongs to.
  public var group: AlongGroup { AlongGroup(object.kind) }
}

/// A group of objects along a route, as a user chooses them.
public enum AlongGroup: String, Hashable, Sendable, CaseIterable {
  case signals
  case stops
  case crossings
  case cameras
  case tolls
  case borders
  case tunnels
  case ferries
  case rests
  case charging
  case incidents
  case congestion
  case roads
  case limits
  case areas
  case notices

  private typealias Row = (
    group: AlongGroup, kinds: [RouteObject.Kind], lead: Double, isDense: Bool
  )

  /// The kinds of each group, and by how many seconds a drive announces them.
  private static let table = WordList.table("groups.csv", in: "Guidance/Words") { row -> Row? in
    guard let group = AlongGroup(rawValue: row[0]), let lead = Double(row[2]) else { return nil }
    let kinds = row[1].split(separator: " ").compactMap { RouteObject.Kind(rawValue: String($0)) }
    return (group, kinds, lead, row[3] == "yes")
  }

  /// The groups that a drive reports without a choice: those that are rare on most roads.
  public static let rare = Set(table.filter { !$0.isDense }.map { $0.group })

  /// The group of a kind; each kind has one.
  package init(_ kind: RouteObject.Kind) {
    self = Self.table.first { $0.kinds.contains(kind) }?.group ?? .notices
  }

  /// How many seconds ahead, at the planned speed, a drive says that an object comes.
  package var lead: Double { Self.table.first { $0.group == self }?.lead ?? 0 }
}

extension Guide {
  /// The objects of a route that belong to the chosen groups, in the order of travel.
  func objects(of route: borrowing Route) -> [GuidedObject] {
    guard !route.objects.isEmpty, along?.isEmpty != true else { return [] }
    let countries = route.countries
    return route.objects.enumerated().compactMap { index, object in
      guard along?.contains(AlongGroup(object.kind)) ?? true else { return nil }
      return GuidedObject(object, index: index, country: countries[index], in: language)
    }
  }
}

extension Language {
  /// The paths of signs' texts in language files.
  static let signKeys = keys(of: RouteObject.Kind.allCases.flatMap { $0.signs })

  /// The keys that every language has; a type without a text has the text of its kind.
  static let generalSignKeys = Set(
    keys(
      of: RouteObject.Kind.allCases.compactMap { $0.generalSign }
        + RouteObject.Kind.speedLimit.signs))

  private static func keys(of signs: [ObjectSign]) -> [String] {
    Set(signs.map { $0.words }).filter { $0.hasPrefix("along.") }.sorted()
  }

  func words(
    for object: RouteObject, sign: ObjectSign, limit: SpeedLimitSign?, _ vehicleLimit: VehicleLimit?
  ) -> String {
    func text(_ key: String) -> String? {
      signs[key] ?? Text(rawValue: key).map { self[$0] }
    }
    var text = text(sign.words) ?? object.kind.generalSign.flatMap { text($0.words) } ?? ""
    if object.kind == .speedLimit {
      text = Template.fill(text) { _ in limit?.value.map { digits("\($0)") } ?? "" }
    }
    let figures = vehicleLimit.map(self.text)
    guard let name = figures ?? sign.named.flatMap({ object.text($0) }), !name.isEmpty else {
      return text
    }
    // "Elbtunnel" says that it is a tunnel.
    if text.isEmpty || name.lowercased().holds(text.lowercased()) { return name }
    return Template.fill(signs[Self.namedSign] ?? "") { $0 == "name" ? isolated(name) : text }
  }

  /// How long a charging stop takes and how full the battery gets there, in brackets.
  fileprivate func charge(of object: RouteObject) -> String {
    let time = object.number(.seconds).flatMap { try? RoundedTime(seconds: $0) }.map(text)
    let percent = object.number(.chargeAfter).flatMap { (0...100).contains($0) ? Int($0) : nil }
    let parts = [
      time, percent.map { value in Template.fill(self[.chargedTo]) { _ in digits("\(value)") } },
    ].compactMap { $0 }
    guard !parts.isEmpty, !isWordless else { return "" }
    return brackets[0] + parts.joined(separator: self[.separator]) + brackets[1]
  }

  /// The path of the text that joins a sign's text and a name.
  static let namedSign = "along.named"
}
