public import Foundation

/// What an answer holds.
public struct RouteAnswer: Hashable, Sendable {
  /// The form the answer was found to have.
  public var format: RouteFormat
  /// The routes, the best first; one or more.
  public var routes: [Route]

  /// Makes an answer.
  public init(format: RouteFormat, routes: [Route]) {
    self.format = format
    self.routes = routes
  }
}

/// Reads the answers of routing engines.
public struct RouteReader: Sendable {
  /// The form to expect; nothing to find it from the content.
  public var format: RouteFormat?
  /// The driving side where the answer does not tell; nothing to assume the right one.
  public var drivingSide: DrivingSide?

  /// Makes a reader.
  public init(format: RouteFormat? = nil, drivingSide: DrivingSide? = nil) {
    self.format = format
    self.drivingSide = drivingSide
  }

  /// Reads an answer.
  ///
  /// - Parameter data: JSON in UTF-8, UTF-16 or UTF-32; for NavInfo also JSON Lines.
  /// - Returns: One route or more.
  /// - Throws: `RouteError` with the place in the answer; `.refused` when the engine found no route.
  public func read(_ data: Data) throws(RouteError) -> RouteAnswer {
    let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    guard !Self.isBlank(data) else { throw .empty }
    let content: AnswerContent
    do {
      content = try decode(data)
    } catch {
      throw RouteError(error, in: data)
    }
    switch (content, format) {
    case (.navInfo(let messages), nil), (.navInfo(let messages), .navInfo):
      return RouteAnswer(format: .navInfo, routes: try NavInfoRoutes.routes(from: messages, self))
    case (.osrm(let answer), nil), (.osrm(let answer), .osrm), (.osrm(let answer), .mapbox):
      let builder = OSRMRouteBuilder(answer: answer, reader: self)
      let routes = try builder.routes()
      return RouteAnswer(format: format ?? (answer.isMapbox ? .mapbox : .osrm), routes: routes)
    case (.navInfo, .some(let asked)), (.osrm, .some(let asked)):
      throw .wrongFormat(asked: asked)
    }
  }

  private func decode(_ data: Data) throws -> AnswerContent {
    let decoder = JSONDecoder()
    guard let lines = Self.lines(of: data) else {
      return try decoder.decode(AnswerContent.self, from: data)
    }
    var messages: [NavInfoMessage] = []
    for (index, line) in lines.enumerated() {
      do {
        guard case .navInfo(let more) = try decoder.decode(AnswerContent.self, from: line) else {
          throw RouteError.unknownFormat
        }
        messages += more
      } catch {
        throw RouteError(error, in: line).onLine(index + 1)
      }
    }
    return .navInfo(messages)
  }

  /// The lines of JSON Lines: when the first line is an object by itself and others follow.
  private static func lines(of data: Data) -> [Data]? {
    guard let first = Lines(data.span).first, first.isObject, first.isFollowed else { return nil }
    return data.split(separator: 0x0A).filter { line in !isBlank(line) }
  }

  /// Whether there is nothing but white space.
  private static func isBlank(_ data: Data) -> Bool {
    let bytes = data.span
    for index in bytes.indices where !Lines.isSpace(bytes[index]) { return false }
    return true
  }
}

/// Looks at the first line of a text.
private struct Lines {
  /// What the first line is, if there is a line end.
  let first: (isObject: Bool, isFollowed: Bool)?

  init(_ bytes: Span<UInt8>) {
    var head: UInt8?
    var last: UInt8 = 0
    var index = 0
    while index < bytes.count, bytes[index] != 0x0A {
      if !Self.isSpace(bytes[index]) {
        last = bytes[index]
        if head == nil { head = last }
        // A first line that is no object cannot start JSON Lines.
        if head != UInt8(ascii: "{") { break }
      }
      index += 1
    }
    guard index < bytes.count, bytes[index] == 0x0A else {
      first = nil
      return
    }
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    first = (
      isObject: head == UInt8(ascii: "{") && last == UInt8(ascii: "}"),
      isFollowed: index < bytes.count
    )
  }

  @inline(__always)
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

/// The content of an answer, told apart by its fields in one pass.
enum AnswerContent: Decodable {
  case navInfo([NavInfoMessage])
  case osrm(OSRMAnswer)

  init(from decoder: any Decoder) throws {
    if var array = try? decoder.unkeyedContainer() {
      var messages: [NavInfoMessage] = []
      while !array.isAtEnd { messages.append(try array.decode(NavInfoMessage.self)) }
      guard messages.contains(where: \.isRecognized) else { throw RouteError.unknownFormat }
      self = .navInfo(messages)
      return
    }
    let container = try decoder.container(keyedBy: JSONKey.self)
    func has(_ name: String) -> Bool { container.contains(JSONKey(name)) }
    if has("navState") || has("currentStep") || has("remainingSteps") {
      self = .navInfo([try NavInfoMessage(from: decoder)])
    } else if has("routes") || has("matchings") || has("trips") || has("legs") || has("steps")
      || has("code") || has("message")
    {
      self = .osrm(try OSRMAnswer(from: decoder))
    } else {
      throw RouteError.unknownFormat
    }
  }
}

extension RouteError {
  /// The same error in a line of JSON Lines, counted from 1.
  func onLine(_ line: Int) -> RouteError {
    func at(_ place: String) -> String { "line \(line): \(place)" }
    return switch self {
    case .notJSON(let finding): .notJSON(finding: "line \(line): \(finding)")
    case .missing(let field, let place): .missing(field: field, at: at(place))
    case .wrongType(let place, let expected): .wrongType(at: at(place), expected: expected)
    case .invalid(let place, let value, let expected):
      .invalid(at: at(place), value: value, expected: expected)
    case .empty, .unknownFormat, .wrongFormat, .refused, .noRoute: self
    }
  }
}
