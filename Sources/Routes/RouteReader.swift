/// Reads the answers of routing engines.
public struct RouteReader: Sendable {
  /// The form to expect; `nil` to find it from the content.
  public var format: RouteFormat?
  /// The driving side, whatever the answer states; `nil` to find it from the answer, else from the
  /// country, else to assume the right side.
  public var drivingSide: DrivingSide?
  /// Whether entering and leaving a roundabout become one step.
  public var roundabouts: RoundaboutSteps
  /// Whether to read the facts about each segment of a leg, which are long.
  public var readsAnnotations = true
  /// Whether to read the lines of the steps, which are long.
  public var readsLines = true

  /// The maximum number of routes, legs and steps in an answer together.
  public static let partLimit = 100_000

  /// Creates a reader.
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
  /// - Throws: `RouteError` with the place in the answer; `.refused` if the engine found no route,
  ///   `.tooLong` for more than `partLimit` routes, legs and steps.
  public func read(_ data: some Sequence<UInt8>) throws(RouteError) -> RouteAnswer {
    let bytes = TextForm.utf8(Array(data))
    guard !TextForm.isBlank(bytes.span) else { throw .empty }
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      if error.finding == .trailing, let lines = TextForm.lines(of: bytes) {
        return try navInfo(NavInfoMessage.messages(inLines: lines))
      }
      throw .notJSON(finding: error.words(in: bytes))
    }
    return try answer(document.root)
  }

  func answer(_ root: JSONNode) throws(RouteError) -> RouteAnswer {
    if root.isArray { return try navInfo(NavInfoMessage.messages(in: try root.list())) }
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
    do throws(RouteError) {
      return finished(try routes(from: root, as: found))
    } catch .noRoute {
      // Some engines give the reason beside an empty list of routes.
      throw RouteError(refusalIn: root) ?? .noRoute
    }
  }

  private func routes(
    from root: JSONNode, as found: RouteFormat
  ) throws(RouteError) -> RouteAnswer {
    var answer = RouteAnswer(format: found, routes: [])
    switch found {
    case .navInfo:
      answer.routes = try NavInfoRoutes.routes(from: NavInfoMessage.messages(in: [root]), self)
    case .valhalla: answer.routes = try ValhallaRoutes.routes(from: root, self)
    case .graphHopper: answer.routes = try GraphHopperRoutes.routes(from: root, self)
    case .openRouteService: answer.routes = try OpenRouteServiceRoutes.routes(from: root, self)
    case .googleRoutes: answer.routes = try GoogleRoutes.routes(from: root, self)
    case .googleDirections: answer.routes = try GoogleRoutes.legacyRoutes(from: root, self)
    case .here where root["response"] == nil:
      answer.routes = try HERERoutes.routes(from: root, self)
    case .here: answer.routes = try HERE7Routes.routes(from: root, self)
    case .tomTom: answer.routes = try TomTomRoutes.routes(from: root, self)
    case .ferrostar: answer.routes = try FerrostarRoutes.routes(from: root, self)
    case .openTripPlanner: answer.routes = try OpenTripPlannerRoutes.routes(from: root, self)
    case .mapQuest: answer.routes = try MapQuestRoutes.routes(from: root, self)
    case .cycleStreets: answer.routes = try CycleStreetsRoutes.routes(from: root, self)
    case .osrm where OSRM4Routes.speaks(root):
      answer.routes = try OSRM4Routes.routes(from: root, self)
    case .osrm, .mapbox:
      let content = try OSRMAnswer(root, self)
      answer.routes = content.routes(self)
      answer.format = format == .mapbox || content.isMapbox && format != .osrm ? .mapbox : .osrm
    }
    if answer.routes.isEmpty { throw .noRoute }
    return answer
  }

  /// The formats of engines that also answer in this one.
  private static func speakers(of form: RouteFormat) -> [RouteFormat] {
    form == .osrm ? [.mapbox, .valhalla, .graphHopper, .ferrostar] : []
  }

  /// Joins and settles what the decoders leave to all engines alike.
  private func finished(_ answer: RouteAnswer) -> RouteAnswer {
    var answer = answer
    for route in answer.routes.indices {
      for leg in answer.routes[route].legs.indices {
        answer.routes[route].legs[leg].finish(joinsRoundabouts: roundabouts == .joined)
      }
    }
    return answer
  }

  private func navInfo(_ messages: [NavInfoMessage]) throws(RouteError) -> RouteAnswer {
    guard messages.contains(where: \.isRecognized) else { throw .unknownFormat }
    if let format, format != .navInfo { throw .wrongFormat(asked: format) }
    let routes = try NavInfoRoutes.routes(from: messages, self)
    return finished(RouteAnswer(format: .navInfo, routes: routes))
  }

  /// Indexes a text in UTF-8.
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

  /// Creates a route of legs, with one leg without steps if there are none.
  ///
  /// - Parameters:
  ///   - legs: The legs.
  ///   - distance: The whole length, in meters; `nil` for the sum of the legs.
  ///   - duration: The time, in seconds; `nil` for the sum of the legs.
  ///   - language: The language of the engine's texts.
  ///   - line: The line of the whole route, to cut where the legs have no lines.
  ///   - starts: For each step, the index of the maneuver's point in `line`.
  /// - Returns: The route.
  func route(
    legs: [Leg], distance: Double? = nil, duration: Double? = nil, language: String? = nil,
    line: @autoclosure () -> [Coordinate] = [], starts: [Int?] = []
  ) -> Route {
    var route = Route(legs: legs, distance: distance, duration: duration, language: language)
    if legs.isEmpty {
      route.legs = [Leg(steps: [], distance: route.distance, duration: route.duration)]
    }
    if readsLines, !route.legs.contains(where: \.hasLine) {
      route.legs.takeLine(line(), starts: starts)
    }
    return route
  }
}

extension Leg {
  fileprivate mutating func finish(joinsRoundabouts: Bool) {
    for step in steps {
      if step.maneuver.kind.isFerry { features.hasFerry = true }
      if step.maneuver.kind == .tollGate { features.hasTolls = true }
    }
    if joinsRoundabouts { joinRoundabouts() }
    for step in steps.indices { steps[step].settleSides() }
  }
}
