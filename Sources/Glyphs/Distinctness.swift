import Paths
import Raster
import Maneuvers
package import Faults

/// How different glyphs look at a glance: at 18, 24 and 36 pixels, blurred.
package struct Distinctness: Sendable {
  /// The minimum difference of glyphs with different meanings.
  package static let least = 0.25

  /// Two glyphs and their difference, 0 for the same picture to 1 for no common ink.
  package struct Pair: Sendable {
    package let first: String
    package let second: String
    package let difference: Double
    /// The side in pixels at which they differ least.
    package let side: Int
  }

  /// The sides in pixels at which glyphs are compared.
  package static let sides = [18, 24, 36]

  /// A glyph at each side, and what its number looks like alone.
  private struct Look {
    let spec: GlyphSpec
    let meaning: String
    /// A roundabout without its number.
    let ring: Roundabout?
    let whole: [Glance]
    let number: [Glance]
  }

  private let looks: [Look]

  /// Draws all kinds for right-hand traffic, roundabouts with all numbers, at three angles too, forks,
  /// and more maneuvers and icons; other glyphs do not count.
  package init(_ artist: GlyphArtist, and more: [GlyphSpec] = []) throws(Fault) {
    let kinds = ManeuverKind.allCases.map { GlyphSpec(kind: $0, drivingSide: .right) }
    let passages = [90, 180, 270].map { Roundabout.Passage.through(angle: $0) }
    let numbers =
      Circulation.allCases.flatMap { GlyphSpec.numberedRoundabouts($0) }
      + passages.flatMap { GlyphSpec.numberedRoundabouts(.counterClockwise, $0) }
    let forks = Junction.forks.map { GlyphSpec.junction($0) }
    let more = more.filter(Self.isCompared) + numbers + forks
    guard let variant = artist.theme.variants.last else {
      looks = []
      return
    }
    let ground = variant.background.over(.white)
    looks = try GlyphSpec.sorted(Set(kinds + more)).map { spec throws(Fault) in
      var ring: Roundabout?
      if case .roundabout(let roundabout) = spec, roundabout.exit != nil { ring = roundabout }
      ring?.exit = nil
      var (whole, number): ([Glance], [Glance]) = ([], [])
      for side in Self.sides {
        let size = Size(width: Double(side), height: Double(side))
        var drawing = try artist.drawing(of: spec, variant: variant, size: size, pixelsPerPoint: 1)
        func glance() throws(Fault) -> Glance {
          var renderer = Renderer()
          return try Fault.within(spec.name) { () throws(Fault) in
            Glance(try renderer.draw(drawing, width: side, height: side), on: ground)
          }
        }
        whole.append(try glance())
        guard ring != nil else { continue }
        drawing.items.removeAll { $0.shapes.contains { $0.shape.role != .text } }
        number.append(try glance())
      }
      return Look(spec: spec, meaning: spec.meaning, ring: ring, whole: whole, number: number)
    }
  }

  private static func isCompared(_ spec: GlyphSpec) -> Bool {
    switch spec {
    case .maneuver, .icon: true
    case .roundabout, .junction, .junctionView, .lanes, .furniture, .shield: false
    }
  }

  /// The pairs with different meanings, the nearest first; roundabouts with different numbers alone
  /// differ as their numbers do.
  ///
  /// Only those that differ by less than `limit`, the sooner the less it is, and that have a wanted glyph.
  package func pairs(
    under limit: Double = 2, where isWanted: (GlyphSpec) -> Bool = { _ in true }
  ) -> [Pair] {
    var pairs: [Pair] = []
    for (index, one) in looks.enumerated() {
      let isOne = isWanted(one.spec)
      for other in looks[..<index]
      where (isOne || isWanted(other.spec)) && one.meaning != other.meaning {
        let names = [one.spec.name, other.spec.name].sorted()
        let isNumber = one.ring != nil && one.ring == other.ring
        let differences = zip(
          isNumber ? one.number : one.whole, isNumber ? other.number : other.whole
        ).map { $0.difference(to: $1, under: limit) }
        guard let least = differences.min(), least < limit,
          let place = differences.firstIndex(of: least)
        else { continue }
        pairs.append(
          Pair(
            first: names[0], second: names[1], difference: least, side: Self.sides[place]))
      }
    }
    return pairs.sorted {
      ($0.difference, $0.first, $0.second) < ($1.difference, $1.first, $1.second)
    }
  }
}

/// The ink of a small square picture, blurred by a binomial kernel of 3 × 3 pixels.
private struct Glance: Sendable {
  /// Blurring fills a pixel around the picture; moving it reads two pixels further.
  private static let border = 3

  private let width: Int
  private let ink: [Int32]
  private let total: Int32

  init(_ picture: Pixmap, on background: Color) {
    width = picture.width + 2 * Self.border
    var plain = [Int32](repeating: 0, count: width * width)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let difference = picture[x, y].over(background).difference(from: background)
        plain[(y + Self.border) * width + x + Self.border] = Int32(difference / 3)
      }
    }
    var blurred = plain
    for step in [1, width] {
      plain = blurred
      for index in step..<(plain.count - step) {
        blurred[index] = plain[index - step] + 2 * plain[index] + plain[index + step]
      }
    }
    ink = blurred
    total = blurred.reduce(0, +)
  }

  /// The share of both inks that differs when one is moved over the other by a pixel at most; any
  /// value from `limit` on if it is not less.
  func difference(to other: Glance, under limit: Double) -> Double {
    let (one, another) = (ink.span, other.ink.span)
    let all = Double(max(total + other.total, 1))
    var best = Int32(limit * all) + 1
    for dy in -1...1 {
      for dx in -1...1 {
        let move = dy * width + dx
        var sum: Int32 = 0
        var row = width
        while row < one.count - width, sum < best {
          var index = row + 1
          while index < row + width - 1 {
            let change = one[index] - another[index + move]
            sum += change < 0 ? -change : change
            index += 1
          }
          row += width
        }
        best = min(best, sum)
      }
    }
    return Double(best) / all
  }
}

extension GlyphSpec {
  /// The same for glyphs that no driver needs to tell apart: kinds that go straight on, forks to one
  /// side, a roundabout of either driving side, or a kind without a side and what it is on the
  /// driving side.
  fileprivate var meaning: String {
    if case .junction(let junction) = self, let fork = junction.fork { return fork.glyphName }
    let name = name.replacing("_ccw", with: "").replacing("_cw", with: "")
    return Self.sameMeanings.first { $0.contains(name) }?[0] ?? name
  }

  private static let sameMeanings = [
    ["straight", "follow_road", "name_change"], ["off_ramp", "off_ramp_slight_right"],
    ["on_ramp", "on_ramp_slight_left"], ["merge", "merge_left"],
    ["change_highway", "change_highway_right"], ["roundabout_nth_exit", "roundabout_enter"],
    ["waypoint", "waypoint_straight"],
  ]
}
