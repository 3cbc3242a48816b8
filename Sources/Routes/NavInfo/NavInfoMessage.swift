struct NavInfoMessage {
  var steps: [NavInfoStep]
  var routeChanged: Bool
  var isRecognized: Bool

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    isRecognized = RouteFormat(of: node) == .navInfo
    let current = try node.object("currentStep").map { [$0] } ?? []
    let nodes = current + (try node.objects("remainingSteps"))
    steps = try nodes.map(NavInfoStep.init)
    routeChanged = node.flag("routeChanged") ?? false
  }
}
