/// Reads the answers of routing engines.
public struct RouteReader: Sendable {
  /// The expected format; `nil` detects it.
  public var format: RouteFormat?
  /// Overrides the driving side; `nil` takes the answer's, else the country's, else the right.
  public var drivingSide: DrivingSide?
  /// Whether to join the steps that enter and leave a roundabout.
  public var roundabouts: RoundaboutSteps
  /// Whether to read the lines and their segments' facts, which take much memory.
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

  /// Reads one route or more from an answer.
  ///
  /// - Parameter data: JSON in UTF-8, UTF-16 or UTF-32; for NavInfo also JSON Lines.
  /// - Returns: The routes and their format.
  /// - Throws: `RouteError` with the place in the answer; `.refused` if the engine found no route,
  ///   `.tooLong` for more than `partLimit` routes, legs and steps.
  public func read(_ data: some Sequence<UInt8>) throws(RouteError) -> RouteAnswer {
    let bytes = TextForm.utf8(Array(data))
    guard !TextForm.isBlank(bytes) else { throw .empty }
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      if error.isTrailing, let lines = TextForm.lines(of: bytes) {
        return try navInfo(NavInfoMessage.messages(inLines: lines))
      }
      throw .notJSON(finding: error.finding)
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
      // Some engines give the reason next to an empty list of routes.
      throw RouteError(refusalIn: root) ?? .noRoute
    }
  }

  private func routes(
    from root: JSONNode, as found: RouteFormat
  ) throws(RouteError) -> RouteAnswer {
    var answer = RouteAnswer(format: found, routes: [])
    answer.routes =
      switch found {
      case .navInfo: try NavInfoRoutes.routes(from: NavInfoMessage.messages(in: [root]), self)
      case .valhalla: try ValhallaRoutes.routes(from: root, self)
      case .graphHopper: try GraphHopperRoutes.routes(from: root, self)
      case .openRouteService: try OpenRouteServiceRoutes.routes(from: root, self)
      case .googleRoutes: try GoogleRoutes.routes(from: root, self)
      case .googleDirections: try GoogleRoutes.legacyRoutes(from: root, self)
      case .here where root["response"] == nil: try HERERoutes.routes(from: root, self)
      case .here: try HERE7Routes.routes(from: root, self)
      case .tomTom: try TomTomRoutes.routes(from: root, self)
      case .ferrostar: try FerrostarRoutes.routes(from: root, self)
      case .openTripPlanner: try OpenTripPlannerRoutes.routes(from: root, self)
      case .mapQuest: try MapQuestRoutes.routes(from: root, self)
      case .cycleStreets: try CycleStreetsRoutes.routes(from: root, self)
      case .osrm where OSRM4Routes.speaks(root): try OSRM4Routes.routes(from: root, self)
      case .osrm, .mapbox: try OSRMAnswer(root, self).routes(self, &answer.format)
      }
    if answer.routes.isEmpty { throw .noRoute }
    return answer
  }

  /// The formats of engines that also answer in this one.
  private static func speakers(of form: RouteFormat) -> [RouteFormat] {
    form == .osrm ? [.mapbox, .valhalla, .graphHopper, .ferrostar] : []
  }

  /// Runs the steps that are the same for all engines.
  private func finished(_ answer: RouteAnswer) -> RouteAnswer {
    var answer = answer
    for route in answer.routes.indices {
      let last = answer.routes[route].legs.count - 1
      for leg in answer.routes[route].legs.indices {
        answer.routes[route].legs[leg].finish(
          isLast: leg == last, joinsRoundabouts: roundabouts == .joined)
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

  static func document(_ bytes: [UInt8], line: Int? = nil) throws(RouteError) -> JSONDocument {
    do {
      return try JSONDocument(bytes, line: line)
    } catch {
      throw .notJSON(finding: error.finding)
    }
  }

  /// Creates a route; cuts `line` at `starts`, an index for each step, if the legs have no lines.
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
  fileprivate mutating func finish(isLast: Bool, joinsRoundabouts: Bool) {
    for step in steps.indices {
      if !isLast { steps[step].makeWaypoint() }
      if steps[step].maneuver.kind.isFerry { features.hasFerry = true }
      if steps[step].maneuver.kind == .tollGate { features.hasTolls = true }
    }
    if joinsRoundabouts { joinRoundabouts() }
    for step in steps.indices { steps[step].settleSides() }
  }
}
