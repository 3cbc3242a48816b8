import Maneuvers

extension JunctionView {
  static let prefix = "junction_view_"
  private static let (signMark, otherMark) = ("sign", "other")

  /// The name as a glyph, as <doc:Names> says; `init(name:)` parses it back.
  package var name: String {
    var words = [String(lanes.map { Self.letter($0) })]
    for (index, branch) in branches.enumerated() {
      var word = index == chosen ? "x" : ""
      word += (branch.turn < 0 ? "l" : "r") + "\(branch.turn.magnitude)"
      if let lanes = branch.lanes {
        word += "n\(lanes.lowerBound + 1)" + (lanes.count > 1 ? "t\(lanes.upperBound)" : "")
      }
      words.append(word)
    }
    if manner != .usual { words.append(manner.name) }
    if let signpost { words += [Self.signMark, signpost.name] }
    if let otherSign { words += [Self.otherMark, otherSign.name] }
    return Self.prefix + words.joined(separator: "_")
  }

  /// Parses a name; nil unless the view's own name is the same text.
  init?(name: String) {
    guard name.hasPrefix(Self.prefix) else { return nil }
    var words = name.dropFirst(Self.prefix.count).split(
      separator: "_", omittingEmptySubsequences: false)[...]
    guard let letters = words.popFirst() else { return nil }
    func sign(behind mark: String) -> Signpost? {
      guard let place = words.firstIndex(where: { $0 == mark }) else { return nil }
      defer { words = words[..<place] }
      return Signpost(words: words[place...].dropFirst())
    }
    let otherSign = sign(behind: Self.otherMark)
    let signpost = sign(behind: Self.signMark)
    let manner = words.last.flatMap { RoadManner(name: String($0)) }
    if manner != nil { words.removeLast() }
    let lanes = letters.compactMap { letter in
      [.avoid, .usable, .preferred].first { Self.letter($0) == letter }
    }
    guard
      let view = try? JunctionView(
        lanes: lanes, branches: words.compactMap { Branch(word: $0) },
        chosen: words.firstIndex { $0.hasPrefix("x") }.map { $0 - words.startIndex } ?? -1,
        manner: manner ?? .usual)
    else { return nil }
    self = view
    self.signpost = signpost
    if branches.count == 2 { self.otherSign = otherSign }
  }

  private static func letter(_ state: Lane.State) -> Character {
    switch state {
    case .avoid: "o"
    case .usable: "q"
    case .preferred: "z"
    }
  }
}

extension JunctionView.Branch {
  fileprivate init?(word: Substring) {
    let word = word.hasPrefix("x") ? word.dropFirst() : word
    let parts = word.dropFirst().split(separator: "n").map { part in
      part.split(separator: "t").compactMap { Int($0) }
    }
    guard let side = word.first, side == "l" || side == "r", let degrees = parts.first?.first,
      (0...JunctionView.greatest).contains(degrees)
    else { return nil }
    var lanes: Range<Int>?
    if parts.count > 1, let first = parts[1].first, let last = parts[1].last, 0 < first,
      first <= last
    {
      lanes = first - 1..<last
    }
    self.init(turn: side == "l" ? -degrees : degrees, lanes: lanes)
  }
}
