import Faults
import PNGReading
import PictureDiff
import Raster

/// A frame that differs between two pictures; at least one of them is an animation.
public struct FrameDifference: Hashable, Sendable {
  /// The number of the frame from 1; 0 for the picture that only readers without animation show.
  public var number: Int
  /// When the golden shows it, or the actual picture if the golden has no such frame, in seconds.
  public var seconds: Double
  /// What differs, in a few words.
  public var finding: String
}

/// The comparison of two animations, frame by frame.
struct AnimationDifference {
  /// The frames that differ, or where the rules allow all of it, those whose pixels do.
  private(set) var frames: [FrameDifference] = []
  /// How the animations differ as wholes.
  private(set) var hints: [String] = []
  private(set) var isAllowed = true

  init(_ expected: PNGPicture, _ actual: PNGPicture, rules: ComparisonRules) {
    var tolerated: [FrameDifference] = []
    for number in 0...max(expected.frames.count, actual.frames.count) {
      let (a, b) = (expected.frame(number), actual.frame(number))
      guard a != nil || b != nil else { continue }
      var words: [String] = []
      var isTolerated = false
      if let a, let b {
        words = Self.words(a.control, b.control)
        if !a.picture.looksSame(as: b.picture) {
          let difference = PixelDifference(a.picture, b.picture, rules: rules)
          if difference.isAllowed {
            isTolerated = true
          } else {
            words.append("\(difference.pixels) px differ")
          }
        }
      } else {
        words = [a == nil ? "only in the actual picture" : "only in the golden"]
      }
      guard !words.isEmpty || isTolerated else { continue }
      let seconds = (a == nil ? actual : expected).frames.prefix(max(0, number - 1))
        .reduce(0) { $0 + ($1.control?.seconds ?? 0) }
      let difference = FrameDifference(
        number: number, seconds: seconds, finding: words.joined(separator: ", "))
      if words.isEmpty { tolerated.append(difference) } else { frames.append(difference) }
    }
    if expected.plays != actual.plays {
      hints.append("\(Self.plays(expected)) became \(Self.plays(actual))")
    }
    if expected.frames.count != actual.frames.count {
      hints.append("\(expected.frames.count) frames became \(actual.frames.count)")
    }
    isAllowed = frames.isEmpty && hints.isEmpty
    if frames.isEmpty { frames = tolerated }
  }

  private static func plays(_ picture: PNGPicture) -> String {
    switch picture.plays {
    case nil: "a still picture"
    case 0: "an endless animation"
    case let count?: "an animation that plays \(count) times"
    }
  }

  private static func words(_ a: PNGPicture.Control?, _ b: PNGPicture.Control?) -> [String] {
    guard let a, let b else { return [] }
    var words: [String] = []
    if a.seconds != b.seconds {
      let delays = [a, b].map { DecimalText.rounded(1000 * $0.seconds, decimals: 1) + " ms" }
      words.append(delays.joined(separator: " became "))
    }
    if a.disposal != b.disposal { words.append("disposal \(a.disposal) became \(b.disposal)") }
    if a.blending != b.blending { words.append("blending \(a.blending) became \(b.blending)") }
    if [a.left, a.top, a.width, a.height] != [b.left, b.top, b.width, b.height] {
      words.append("another box")
    }
    return words
  }
}

extension PNGPicture {
  /// The pictures of frames side by side, in cells of one size; frames that it lacks stay empty.
  func strip(of numbers: [Int], cell: (width: Int, height: Int)) throws(Fault) -> DeepPixmap {
    var parts: [(picture: DeepPixmap, x: Int, y: Int)] = []
    for (index, number) in numbers.enumerated() {
      if let frame = frame(number) { parts.append((frame.picture, index * cell.width, 0)) }
    }
    return try DeepPixmap(width: numbers.count * cell.width, height: cell.height, of: parts)
  }
}
