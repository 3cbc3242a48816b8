public import ArgumentParser
public import Paths
import SVGCoding

extension Size: ExpressibleByArgument {
  /// Parses `50`, `50x40` or `50×40`.
  public init?(argument: String) {
    let sides = argument.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) ?? 0 }
    guard let width = sides.first, let height = sides.last, sides.count <= 2,
      sides.allSatisfy({ $0 > 0 && $0 <= 100_000 })
    else { return nil }
    self.init(width: width, height: height)
  }

  var text: String { "\(DecimalText.shortest(width))x\(DecimalText.shortest(height))" }
}
