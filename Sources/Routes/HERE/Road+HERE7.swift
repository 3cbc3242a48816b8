extension Road {
  /// Reads the road after a maneuver of HERE, version 7: from fields, else from what the markup
  /// bounds in any language, else from English words.
  ///
  /// - Parameters:
  ///   - node: The maneuver.
  ///   - text: Its instruction.
  ///   - read: What the English words say.
  ///   - isRoundabout: Whether a number of an exit is one of a roundabout.
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
