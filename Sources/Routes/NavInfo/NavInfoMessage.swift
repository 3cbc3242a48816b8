/// A message of the Google Navigation SDK's turn-by-turn feed, as it stands.
struct NavInfoMessage {
  /// The current step and those after it.
  var steps: [NavInfoStep]
  /// Whether the route is another one than that of the message before.
  var routeChanged: Bool
  /// Whether any of the feed's own fields is there.
  var isRecognized: Bool

  /// Reads a message.
  ///
  /// - Parameters:
  ///   - node: The message.
  ///   - line: The line of JSON Lines that it is, from 1; nothing where it is part of one text.
  /// - Throws: `RouteError` with the place of a field that is absent or wrong.
  init(_ node: JSONNode, line: Int? = nil) throws(RouteError) {
    try node.expectObject()
    isRecognized = ["navState", "currentStep", "remainingSteps"].contains(where: node.has)
    steps = []
    if let current = try node.object("currentStep") {
      steps.append(try NavInfoStep(current, line: line))
    }
    for step in try node.objects("remainingSteps") ?? [] {
      steps.append(try NavInfoStep(step, line: line))
    }
    routeChanged = node.flag("routeChanged") ?? false
  }
}
