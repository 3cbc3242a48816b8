import JSON
public import Faults

/// Reads the responses of routing engines.
public struct RouteReader: Sendable {
  /// The engine whose response is expected; `nil` detects it.
  public var format: Engine?
  /// Overrides the driving side; `nil` takes the response's, else the country's, else the right.
  public var drivingSide: DrivingSide?
  /// Whether to join the steps that enter and leave a roundabout.
  public var roundabouts: RoundaboutSteps
  /// Whose reserved lanes are open to the driver, beside those that the mode of travel opens.
  public var vehicle = Vehicle.car
  /// How the responses of further engines are read, before those that the program knows.
  public var engineFiles: [EngineFile] = []
  /// The engines' words with glyphs of their own.
  public var iconWords: [IconWord] = []

  /// The maximum number of routes, legs and steps in a response together.
  public static let partLimit = 100_000

  /// Creates a reader.
  public init(
    format: Engine? = nil, drivingSide: DrivingSide? = nil,
    roundabouts: RoundaboutSteps = .joined
  ) {
    self.format = format
    self.drivingSide = drivingSide
    self.roundabouts = roundabouts
  }

  /// Reads one route or more from a response.
  ///
  /// - Parameter data: JSON in UTF-8, UTF-16 or UTF-32; for NavInfo also JSON Lines.
  /// - Returns: The routes and their engine.
  /// - Throws: `Fault` with the place in the response; `.refused` if the engine found no route,
  ///   `.tooLong` for more than `partLimit` routes, legs and steps.
  public func read(_ data: some Sequence<UInt8>) throws(Fault) -> RouteResponse {
    let packed = Array(data)
    if packed.starts(with: [0x1F, 0x8B]) { throw .gzip }
    let bytes = JSONEncoding.utf8(packed)
    guard !JSONEncoding.isBlank(bytes) else { throw .empty }
    if let lines = FeedLines(bytes) { return try response(lines) }
    return try response(Self.value(of: bytes))
  }

  /// What faults call a response.
  static let wholeText = "the response"

  static func value(of bytes: [UInt8]) throws(Fault) -> JSONNode {
    do throws(Fault) {
      return try JSONDocument(bytes, named: wholeText).root
    } catch {
      if let form = ResponseForm(ofText: bytes) { throw .foreign(form) }
      var fault = error
      fault.remedy = "save the router's response again"
      throw fault
    }
  }

  func response(_ root: JSONNode) throws(Fault) -> RouteResponse {
    let form = ResponseForm(of: root, asked: format)
    let table =
      engineFiles.lazy.map { $0.table }.first { $0.knows(root) }
      ?? EngineFile.table(of: root, form)
    let isKnown = form != nil || table != nil
    if root.isArray, !isKnown { return try response(FeedLines(values: try root.list())) }
    if !isKnown { try root.expectObject() }
    if let schema = root["schema"]?.string, schema.hasPrefix("fingerpost/") {
      let kind = schema.dropFirst("fingerpost/".count).prefix { $0 != "/" }
      throw Fault(
        "a '\(kind)' file of fingerpost, not a route", remedy: "use the router's response")
    }
    let reply = EngineReply(root)
    if table == nil {
      if let routes = root["routes"] ?? root["paths"], routes.isArray, routes.first == nil {
        throw reply.fault ?? .noRoute
      }
      if let form, !form.reason.isEmpty { throw .foreign(form, in: root) }
    }
    let named = table.map { Engine($0) } ?? form.flatMap { Engine(named: $0.name) }
    guard let found = named ?? (reply.fault == nil ? format : nil) else {
      throw reply.fault ?? .unknownFormat
    }
    if let format, format != found, found != .osrm || !format.writesOSRM {
      throw .wrongFormat(asked: format)
    }
    do throws(Fault) {
      var response = RouteResponse(found, [])
      response.routes = try found.read(root, &response, self)
      if response.routes.isEmpty { throw .noRoute }
      let isBare = response.routes[0].legs.allSatisfy { $0.steps.isEmpty }
      response.unreadSteps = isBare ? .unreadSteps(in: root, as: response.format) : nil
      return finished(response)
    } catch .noRoute {
      // Some engines give the reason next to an empty list of routes.
      throw reply.fault ?? .noRoute
    }
  }

  private func finished(_ response: RouteResponse) -> RouteResponse {
    var response = response
    for route in response.routes.indices { response.routes[route].finish(self, response.format) }
    return response
  }

  private func response(_ lines: FeedLines) throws(Fault) -> RouteResponse {
    let response = try NavInfoRoutes.response(to: lines, self)
    if let format, format != .navInfo { throw .wrongFormat(asked: format) }
    return finished(response)
  }

  /// Creates a route; cuts `line` at `starts`, an index for each step, if the legs have no lines.
  func route(
    legs: [Leg], distance: Double? = nil, duration: Double? = nil, language: String? = nil,
    line: @autoclosure () -> [Coordinate] = [], starts: [Int?] = [],
    unplacedObjects: [UnplacedObject] = []
  ) -> Route {
    var route = Route(legs: legs, distance: distance, duration: duration, language: language)
    if legs.isEmpty {
      route.legs = [Leg(steps: [], distance: route.distance, duration: route.duration)]
    }
    let hasLine = route.legs.contains { leg in
      !leg.approachLine.isEmpty || leg.steps.contains { !$0.line.isEmpty }
    }
    if !hasLine { route.legs.takeLine(line(), starts: starts) }
    route.unplacedObjects = unplacedObjects
    return route
  }
}

extension Route {
  fileprivate mutating func finish(_ reader: RouteReader, _ format: Engine) {
    var number = 0
    for leg in legs.indices {
      for step in legs[leg].steps.indices where !legs[leg].steps[step].isAdded {
        legs[leg].steps[step].number = number
        number += 1
      }
    }
    // Objects count by the steps that were sent, and are placed on the joined ones.
    let placer = ObjectPlacer(self)
    for leg in legs.indices { legs[leg].finish(isLast: leg == legs.count - 1, reader, format) }
    findCountries()
    placeObjects(by: placer)
    takeFeatures()
    settleTravel()
    takeRoadClasses()
    for leg in legs.indices { legs[leg].takeRoadsBefore() }
    settleStops()
  }
}

extension Leg {
  fileprivate mutating func finish(isLast: Bool, _ reader: RouteReader, _ format: Engine) {
    takeHeadings()
    depart(hasWord: format.hasDeparture)
    endAtArrival()
    for step in steps.indices {
      if let sentence = steps[step].maneuver.instruction, let end = sentence.firstPlace(of: ". ") {
        steps[step].takeWay(from: [String(sentence[end.upperBound...])])
      }
      steps[step].road.dropJunctionNumbers(isExit: steps[step].maneuver.kind.family == .offRamp)
      // A line or a ferry has a name, whatever it looks like.
      if steps[step].transit == nil, !steps[step].maneuver.kind.isFerry {
        steps[step].road.takeNumbersOfName()
      }
      steps[step].road.settle()
      steps[step].roadOnward?.takeNumbersOfName()
      steps[step].roadOnward?.settle()
      steps[step].takeWay()
      steps[step].vehicle = reader.vehicle
      steps[step].avoidReservedLanes()
      if !isLast { steps[step].makeWaypoint() }
      if steps[step].maneuver.kind.isFerry { features.hasFerry = true }
      if steps[step].maneuver.kind == .tollGate { features.hasTolls = true }
    }
    endFerries()
    keepLanes()
    stayOnRoads()
    forgetTakenExits()
    settleRings(format)
    if reader.roundabouts == .joined { joinRoundabouts() }
    joinIdleSteps()
    for step in steps.indices {
      steps[step].settleSides()
      if steps[step].maneuver.location == nil {
        steps[step].maneuver.location = steps[step].line.first
      }
      steps[step].takeGlyph(from: reader.iconWords, of: format)
      steps[step].reportUnreadWord()
    }
    settleArrival()
  }
}

extension Step {
  fileprivate mutating func reportUnreadWord() {
    guard var word = unreadWord else { return }
    unreadWord = nil
    word.replacement = maneuver.kind.rawValue
    fallbacks.insert(word, at: 0)
  }
}
