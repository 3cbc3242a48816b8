struct NavInfoMessage {
  var steps: [NavInfoStep]
  var routeChanged: Bool
  /// Whether the message has any of the feed's fields.
  var isRecognized: Bool

  static func messages(in nodes: [JSONNode]) throws(RouteError) -> [NavInfoMessage] {
    try nodes.map(NavInfoMessage.init)
  }

  /// Reads the messages of JSON Lines; errors name the line.
  static func messages(inLines lines: [[UInt8]]) throws(RouteError) -> [NavInfoMessage] {
    var messages: [NavInfoMessage] = []
    for (index, line) in lines.enumerated() where !TextForm.isBlank(line) {
      let root = try RouteReader.document(line, line: index + 1).root
      guard root.isObject, RouteFormat(of: root) == .navInfo else {
        throw .wrongType(at: root.place, expected: "a message of the feed")
      }
      messages.append(try NavInfoMessage(root))
    }
    return messages
  }

  private init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    isRecognized = RouteFormat(of: node) == .navInfo
    let current = try node.object("currentStep").map { [$0] } ?? []
    let nodes = current + (try node.objects("remainingSteps"))
    steps = try nodes.map(NavInfoStep.init)
    routeChanged = node.flag("routeChanged") ?? false
  }
}
