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
    for word in TurnDirection.allCases.map({ $0.rawValue }) {
      if let right = Self(osrm: word, .right) { add(word, right, Self(osrm: word, .left)) }
    }
    add("reverse", .uTurnLeft, .uTurnRight)
    for (word, name) in WordList.pairs("tomtom arrows") {
      if let direction = Self(rawValue: name) { add(word, direction) }
    }
    for (word, name) in WordList.pairs("navinfo arrows") {
      guard let direction = Self(rawValue: name) else { continue }
      let isNumber = Int(word) != nil
      add(word, direction, engine: isNumber ? Engine.navInfo.name : "")
      if !isNumber {
        for prefix in ["GMSNavigationLaneShape", "LaneShape."] { add(prefix + word, direction) }
      }
    }
    for bit in ValhallaLeg.bits.map({ $0.bit }) {
      guard let right = ValhallaLeg.arrows(bit, .right).first,
        let left = ValhallaLeg.arrows(bit, .left).first
      else { continue }
      add(String(bit), right, left, engine: Engine.valhalla.name)
    }
    return words
  }()
}
