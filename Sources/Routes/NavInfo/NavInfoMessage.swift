/// A message of the Google Navigation SDK's turn-by-turn feed.
struct NavInfoMessage {
  /// The current step and those after it.
  var steps: [NavInfoStep]
  /// Whether the route differs from that of the message before.
  var routeChanged: Bool
  /// Whether the message has any of the feed's own fields.
  var isRecognized: Bool

  static func messages(in nodes: [JSONNode]) throws(RouteError) -> [NavInfoMessage] {
    var messages: [NavInfoMessage] = []
    for node in nodes { messages.append(try NavInfoMessage(node, line: nil)) }
    return messages
  }

  /// Reads the messages of JSON Lines; errors name the line.
  static func messages(inLines lines: [[UInt8]]) throws(RouteError) -> [NavInfoMessage] {
    var messages: [NavInfoMessage] = []
    for (index, line) in lines.enumerated() where !TextForm.isBlank(line.span) {
      do throws(RouteError) {
        let root = try RouteReader.document(line, firstLine: index + 1).root
        guard root.isObject, RouteFormat(of: root) == .navInfo else {
          throw RouteError.wrongType(at: "", expected: "a message of the feed")
        }
        messages.append(try NavInfoMessage(root, line: index + 1))
      } catch {
        throw error.onLine(index + 1)
      }
    }
    return messages
  }

  private init(_ node: JSONNode, line: Int?) throws(RouteError) {
    try node.expectObject()
    isRecognized = ["navState", "currentStep", "remainingSteps"].contains(where: node.has)
    steps = []
    if let current = try node.object("currentStep") {
      steps.append(try NavInfoStep(current, line: line))
    }
    for step in try node.objects("remainingSteps") {
      steps.append(try NavInfoStep(step, line: line))
    }
    routeChanged = node.flag("routeChanged") ?? false
  }
}

extension RouteError {
  /// The same error in a line of JSON Lines, from 1; `.notJSON` already names its line.
  fileprivate func onLine(_ line: Int) -> RouteError {
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
