extension RouteFeatures {
  /// Reads the features of a section of HERE.
  ///
  /// Attributes of spans, on request, cover the whole section; the mode always shows a ferry.
  init(here section: JSONNode, mode: String?) {
    self.init()
    if let mode { hasFerry = ["ferry", "carShuttleTrain"].contains(mode) }
    if let tolls = section["tolls"] { hasTolls = !tolls.elements.isEmpty }
    let spans = section.elements("spans")
    let streets = Self.values(of: "streetAttributes", in: spans)
    if !streets.isEmpty {
      hasMotorway = streets.contains("motorway") || streets.contains("controlledAccessHighway")
      hasUnpaved = streets.contains("dirtRoad")
    }
    let access = ["carAttributes", "truckAttributes", "scooterAttributes"].flatMap {
      Self.values(of: $0, in: spans)
    }
    if hasTolls == nil, !access.isEmpty { hasTolls = access.contains("tollRoad") }
    if section.elements("turnByTurnActions").contains(where: {
      $0["nextRoad"]?.text("type") == "highway"
    }) {
      hasMotorway = true
    }
    for code in section.elements("notices").compactMap({ $0.text("code") }) {
      switch code {
      case "violatedAvoidTollRoad": hasTolls = true
      case "violatedAvoidFerry": hasFerry = true
      case "violatedAvoidDirtRoad": hasUnpaved = true
      case "violatedAvoidControlledAccessHighway": hasMotorway = true
      default: break
      }
    }
  }

  private static func values(of name: String, in spans: [JSONNode]) -> Set<String> {
    Set(spans.flatMap { $0.elements(name).compactMap(\.string) })
  }

  /// Reads the flags of a summary of HERE, version 7, which cover the whole way.
  init(here7 summary: JSONNode?) {
    self.init()
    guard let list = summary?["flags"], list.isArray else { return }
    let flags = Set(list.elements.compactMap { $0.string?.lowercased() })
    hasTolls = flags.contains("tollroad")
    hasFerry = flags.contains("boatferry") || flags.contains("railferry")
    hasUnpaved = flags.contains("dirtroad")
    hasMotorway = flags.contains("motorway")
  }
}
