/// The words for lanes to use, each the fullest first.
///
/// The places are `{count}`, a number of lanes in words; `{ordinal}`, the place of a single lane; and
/// `{list}`, the places of all.
struct LaneWords: Sendable {
  var any: [String]
  /// The leftmost lanes, by their number.
  var left: ByNumber<[String]>
  /// The rightmost lanes, by their number.
  var right: ByNumber<[String]>
  /// The lanes in the middle, by their number.
  var middle: ByNumber<[String]>
  /// Some lanes counted from the left, by how many there are.
  var fromLeft: ByNumber<[String]>
  /// Numbers of lanes in words.
  var counts: Plural
  var ordinals: Plural
  /// Between the places of lanes, and before the last.
  var list: [String]
}

extension Language {
  /// What to do where some lanes lead along the route, the fullest text first.
  func texts(_ use: LaneUse) -> [String] {
    switch use {
    case .any: lanes.any
    case .left(let number): counted(lanes.left, number)
    case .right(let number): counted(lanes.right, number)
    case .middle(let number): counted(lanes.middle, number)
    case .fromLeft(let places):
      lanes.fromLeft.value(places.count, format.plural).map { text in
        Template.fill(text) { slot in
          guard slot == "list" else {
            return format.ordinal(lanes.ordinals, places[0], ordinalRule)
          }
          let figures = places.map { format.digits("\($0)") }
          let start = figures.dropLast().joined(separator: lanes.list[0])
          return start + (figures.count > 1 ? lanes.list[1] : "") + (figures.last ?? "")
        }
      }
    }
  }

  private func counted(_ texts: ByNumber<[String]>, _ number: Int) -> [String] {
    texts.value(number, format.plural).map { text in
      Template.fill(text) { _ in format.ordinal(lanes.counts, number, format.plural) }
    }
  }
}
