/// Turns an answer in OSRM's form into routes.
struct OSRMRouteBuilder {
  let answer: OSRMAnswer
  let reader: RouteReader

  func routes() throws(RouteError) -> [Route] {
    if let code = answer.code, code.lowercased() != "ok" {
      throw .refused(code: code, message: answer.message)
    }
    guard !answer.routes.isEmpty else {
      if let message = answer.message { throw .refused(code: "error", message: message) }
      throw .noRoute
    }
    return answer.routes.map { route(from: $0) }
  }

  private func route(from route: OSRMRoute) -> Route {
    let sides = OSRMSides(route: route, reader: reader)
    let names = route.stopNames.isEmpty ? answer.stopNames : route.stopNames
    var legs: [Leg] = []
    for (legIndex, leg) in route.legs.enumerated() {
      var steps: [Step] = []
      steps.reserveCapacity(leg.steps.count)
      for stepIndex in leg.steps.indices {
        let builder = OSRMStepBuilder(
          leg: leg, index: stepIndex, isLastLeg: legIndex == route.legs.count - 1, sides: sides)
        steps.append(builder.step())
      }
      let nameIndex = legIndex + 1
      var built =
        Leg(
          steps: steps, distance: leg.distance, duration: leg.duration, summary: leg.summary,
          destinationName: nameIndex < names.count && names.count == route.legs.count + 1
            ? names[nameIndex] : nil,
          annotation: reader.readsAnnotations
            ? leg.lists.map(Annotation.init(osrm:)) ?? Annotation() : Annotation())
      built.features = OSRMClasses.features(of: leg.steps)
      built.congestion = leg.lists.flatMap(Congestion.init(osrm:))
      legs.append(built)
    }
    if reader.readsLines { addLines(to: &legs, from: route) }
    var result = Route(
      legs: legs, distance: route.distance, duration: route.duration,
      language: route.language)
    result.statedUnits = route.statedUnits ?? answer.options?.units
    result.country = route.country
    return result
  }
}
