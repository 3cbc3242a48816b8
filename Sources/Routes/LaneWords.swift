extension Lane.Direction {
  /// The engines' words for an arrow, in traffic on either side of the road.
  ///
  /// `engine` is that of numbers, such as Valhalla's bits; it is empty for words, which mean the
  /// same in all engines. Words are without case, spaces, `-` and `_`.
  package static let words: [(engine: String, word: String, right: Self, left: Self)] = {
    var words: [(engine: String, word: String, right: Self, left: Self)] = []
    func add(_ word: String, _ right: Self, _ left: Self? = nil, engine: String = "") {
      let word = Vocabulary.squeezed(word)
      guard !words.contains(where: { $0.engine == engine && $0.word == word }) else { return }
      words.append((engine, word, right, left ?? right))
    }
    for direction in allCases { add(direction.rawValue, direction) }
    for word in TurnDirection.allCases.map(\.rawValue) {
      if let right = Self(osrm: word, .right) { add(word, right, Self(osrm: word, .left)) }
    }
    add("reverse", .uTurnLeft, .uTurnRight)
    for (word, name) in WordList.pairs("tomtom arrows") {
      if let direction = Self(rawValue: name) { add(word, direction) }
    }
    for (word, name) in WordList.pairs("navinfo arrows") {
      guard let direction = Self(rawValue: name) else { continue }
      let isNumber = Int(word) != nil
      add(word, direction, engine: isNumber ? RouteFormat.navInfo.rawValue : "")
      if !isNumber {
        for prefix in ["GMSNavigationLaneShape", "LaneShape."] { add(prefix + word, direction) }
      }
    }
    for bit in ValhallaLeg.bits.map(\.bit) {
      guard let right = ValhallaLeg.arrows(bit, .right).first,
        let left = ValhallaLeg.arrows(bit, .left).first
      else { continue }
      add(String(bit), right, left, engine: RouteFormat.valhalla.rawValue)
    }
    return words
  }()
}

extension Vocabulary {
  /// A word in the form in which engines' spellings are equal; numbers stay.
  package static func squeezed(_ word: String) -> String {
    Int(word) == nil ? word.lowercased().filter { !" -_".contains($0) } : word
  }

  /// The vocabularies of a format in the order in which a word is looked up.
  package static func all(of format: RouteFormat) -> [Vocabulary] {
    switch format {
    case .navInfo: [navInfoIOS, navInfoAndroid]
    case .osrm: [osrm, osrm4]
    case .mapbox: [mapbox, osrm]
    case .ferrostar: [ferrostar, osrm]
    case .valhalla: [valhalla, valhallaBikeShare]
    case .googleRoutes: [googleRoutes, googleRoutesPreferred, googleDirections]
    case .googleDirections: [googleDirections, googleRoutes, googleRoutesPreferred]
    case .graphHopper: [graphHopper]
    case .openRouteService: [openRouteService]
    case .here: [here]
    case .tomTom: [tomTomRouting, tomTomGuidance]
    case .openTripPlanner: [openTripPlanner]
    case .mapQuest: [mapQuest]
    case .cycleStreets: [cycleStreets]
    }
  }
}
