public import Foundation

/// Reads the answers of routing engines.
public struct RouteReader: Sendable {
  /// The form to expect; nothing to find it from the content.
  public var format: RouteFormat?
  /// The driving side, whatever the answer states; nil to find it from the answer, else from the
  /// country, or else to assume the right one.
  public var drivingSide: DrivingSide?
  /// Whether entering and leaving a roundabout become one step.
  public var roundabouts: RoundaboutSteps
  /// Whether the facts about each segment of a leg are read too, which are long.
  public var readsAnnotations = true
  /// Whether the lines of the steps are read too, which are long.
  public var readsLines = true
  /// How many processors to use for a long answer; 1 or more.
  public var jobs = 1

  /// The most routes, legs and steps that an answer may have together.
  public static let partLimit = 100_000

  /// Makes a reader.
  public init(
    format: RouteFormat? = nil, drivingSide: DrivingSide? = nil,
    roundabouts: RoundaboutSteps = .joined
  ) {
    self.format = format
    self.drivingSide = drivingSide
    self.roundabouts = roundabouts
  }

  /// Reads an answer.
  ///
  /// - Parameter data: JSON in UTF-8, UTF-16 or UTF-32; for NavInfo also JSON Lines.
  /// - Returns: One route or more.
  /// - Throws: `RouteError` with the place in the answer; `.refused` when the engine found no route,
  ///   `.tooLong` for more than `partLimit` routes, legs and steps.
  public func read(_ data: Data) throws(RouteError) -> RouteAnswer {
    try read([UInt8](data))
  }

  /// Reads an answer.
  ///
  /// - Parameter bytes: JSON in UTF-8, UTF-16 or UTF-32; for NavInfo also JSON Lines.
  /// - Returns: One route or more.
  /// - Throws: `RouteError` with the place in the answer; `.refused` when the engine found no route,
  ///   `.tooLong` for more than `partLimit` routes, legs and steps.
  public func read(_ bytes: [UInt8]) throws(RouteError) -> RouteAnswer {
    let bytes = TextForm.utf8(bytes)
    guard !TextForm.isBlank(bytes.span) else { throw .empty }
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes, workers: jobs)
    } catch {
      if error.finding == .trailing, let lines = TextForm.lines(of: bytes) {
        return try answer(inLines: lines)
      }
      throw .notJSON(finding: error.words(in: bytes))
    }
    return try answer(document.root)
  }

  /// Reads the value of an answer that is indexed already.
  func answer(_ root: JSONNode) throws(RouteError) -> RouteAnswer {
    if root.isArray {
      try root.countElements()
      return try navInfo(root.elements)
    }
    try root.expectObject()
    if let schema = root["schema"]?.string, schema.hasPrefix("fingerpost/") {
      throw .ownOutput(String(schema.dropFirst("fingerpost/".count).prefix { $0 != "/" }))
    }
    guard let found = RouteFormat(of: root) else {
      throw RouteError(refusalIn: root) ?? .unknownFormat
    }
    if let format, format != found, !Self.speakers(of: found).contains(format) {
      throw .wrongFormat(asked: format)
    }
    do {
      return try self.answer(root, as: found)
    } catch .noRoute {
      // Some engines say why beside an empty list of routes.
      throw RouteError(refusalIn: root) ?? .noRoute
    }
  }

  private func answer(
    _ root: JSONNode, as found: RouteFormat
  ) throws(RouteError) -> RouteAnswer {
    var answer = RouteAnswer(format: found, routes: [])
    switch found {
    case .navInfo: return try navInfo([root])
    case .valhalla: answer.routes = try ValhallaRoutes.routes(from: root, self)
    case .graphHopper: answer.routes = try GraphHopperRoutes.routes(from: root, self)
    case .openRouteService: answer.routes = try OpenRouteServiceRoutes.routes(from: root, self)
    case .googleRoutes: answer.routes = try GoogleRoutes.routes(from: root, self)
    case .googleDirections: answer.routes = try GoogleDirections.routes(from: root, self)
    case .here:
      answer.routes =
        root["response"] == nil
        ? try HERERoutes.routes(from: root, self) : try HERE7Routes.routes(from: root, self)
    case .tomTom: answer.routes = try TomTomRoutes.routes(from: root, self)
    case .ferrostar: answer.routes = try FerrostarRoutes.routes(from: root, self)
    case .openTripPlanner: answer.routes = try OpenTripPlannerRoutes.routes(from: root, self)
    case .mapQuest: answer.routes = try MapQuestRoutes.routes(from: root, self)
    case .cycleStreets: answer.routes = try CycleStreetsRoutes.routes(from: root, self)
    case .osrm where OSRM4Routes.speaks(root):
      answer.routes = try OSRM4Routes.routes(from: root, self)
    case .osrm, .mapbox:
      let content = try OSRMAnswer(root)
      answer.routes = try OSRMRouteBuilder(answer: content, reader: self).routes()
      answer.format = content.isMapbox || format == .mapbox ? .mapbox : .osrm
      if format == .osrm { answer.format = .osrm }
    }
    finish(&answer)
    return answer
  }

  /// The forms whose engines also answer in this one.
  private static func speakers(of form: RouteFormat) -> [RouteFormat] {
    form == .osrm ? [.mapbox, .valhalla, .graphHopper, .ferrostar] : []
  }

  private func finish(_ answer: inout RouteAnswer) {
    for route in answer.routes.indices {
      for leg in answer.routes[route].legs.indices {
        answer.routes[route].legs[leg].completeFeatures()
      }
      if roundabouts == .joined { answer.routes[route].joinRoundabouts() }
      for leg in answer.routes[route].legs.indices {
        for step in answer.routes[route].legs[leg].steps.indices {
          answer.routes[route].legs[leg].steps[step].settleSides()
        }
      }
    }
  }

  private func navInfo(_ nodes: [JSONNode]) throws(RouteError) -> RouteAnswer {
    var messages: [NavInfoMessage] = []
    for node in nodes { messages.append(try NavInfoMessage(node)) }
    return try navInfo(messages)
  }

  private func navInfo(_ messages: [NavInfoMessage]) throws(RouteError) -> RouteAnswer {
    guard messages.contains(where: \.isRecognized) else { throw .unknownFormat }
    if let format, format != .navInfo { throw .wrongFormat(asked: format) }
    var answer = RouteAnswer(
      format: .navInfo, routes: try NavInfoRoutes.routes(from: messages, self))
    finish(&answer)
    return answer
  }

  private func answer(inLines lines: [[UInt8]]) throws(RouteError) -> RouteAnswer {
    var messages: [NavInfoMessage] = []
    for (index, line) in lines.enumerated() where !TextForm.isBlank(line.span) {
      do throws(RouteError) {
        let root = try Self.document(line, firstLine: index + 1).root
        guard root.isObject, RouteFormat(of: root) == .navInfo else {
          throw RouteError.wrongType(at: "", expected: "a message of the feed")
        }
        messages.append(try NavInfoMessage(root, line: index + 1))
      } catch {
        throw error.onLine(index + 1)
      }
    }
    return try navInfo(messages)
  }

  /// Indexes a text in UTF-8; `firstLine` is the number of its first line.
  ///
  /// - Throws: `RouteError.notJSON` with the place where the text stops being JSON.
  static func document(
    _ bytes: [UInt8], firstLine: Int = 1
  ) throws(RouteError) -> JSONDocument {
    do {
      return try JSONDocument(bytes)
    } catch {
      throw .notJSON(finding: error.words(in: bytes, firstLine: firstLine))
    }
  }
}

extension RouteError {
  /// The same error in a line of JSON Lines, counted from 1; what is not JSON names its line itself.
  func onLine(_ line: Int) -> RouteError {
    func at(_ place: String) -> String { "line \(line)" + (place.isEmpty ? "" : ": " + place) }
    return switch self {
    case .missing(let field, let place): .missing(field: field, at: at(place))
    case .wrongType(let place, let expected): .wrongType(at: at(place), expected: expected)
    case .invalid(let place, let value, let expected):
      .invalid(at: at(place), value: value, expected: expected)
    case .empty, .notJSON, .unknownFormat, .ownOutput, .wrongFormat, .refused, .noRoute,
      .tooLong:
      self
    }
  }
}
