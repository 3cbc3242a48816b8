extension Road {
  /// Reads the road after an action of HERE.
  init(here action: JSONNode) {
    self.init()
    let next = action["nextRoad"]
    name = next?.texts("name", "value", by: "/")
    ref = next?.texts("number", "value", by: "; ")
    destinations =
      next?.texts("toward", "value", by: ", ")
      ?? Self.destinations(onSign: action["signpost"])
      ?? action["currentRoad"]?.texts("toward", "value", by: ", ")
    exits = action["exitSign"]?.texts("number", "value", by: "; ")
    junctionName = action["intersectionName"]?.first?.text("value")
  }

  /// The places on a sign, after the numbers of the roads that lead there.
  private static func destinations(onSign sign: JSONNode?) -> String? {
    let labels = sign?.elements("labels") ?? []
    let numbers = labels.compactMap { $0["routeNumber"] }.texts("value", by: ", ")
    return numbers.joined(labels.compactMap { $0["name"] }.texts("value", by: ", "), by: ": ")
  }

  /// Reads the road after a maneuver of HERE, version 7: from fields, else from the markup of any
  /// language, else from English words.
  ///
  /// - Parameters:
  ///   - node: The maneuver.
  ///   - text: Its instruction.
  ///   - read: The road by the English words.
  ///   - isRoundabout: Whether an exit's number is that of a roundabout.
  init(here7 node: JSONNode, _ text: MarkedText, read: Road, isRoundabout: Bool) {
    self = read
    func bare(_ label: String) -> String? {
      text.words(label, by: "/").map {
        $0.hasPrefix("(") ? $0.withoutStart("(").withoutEnd(")") : $0
      }
    }
    let names = node.text("nextRoadName") ?? bare("next-street")
    let numbers = node.text("nextRoadNumber") ?? bare("number")
    if names != nil || numbers != nil {
      (name, ref) = (names, numbers)
    } else if name == nil, ref == nil {
      (name, ref) = (bare("street") ?? node.text("roadName"), node.text("roadNumber"))
    }
    if let signs = bare("sign") ?? bare("toward_street") {
      destinations = signs.partsOfName.joined(separator: ", ")
    }
    exits = isRoundabout ? nil : text.words("exit").flatMap { $0.isExitNumber ? $0 : nil } ?? exits
  }
}
