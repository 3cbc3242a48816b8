import ArgumentParser
import Paths

/// Parses `50`, `50x40` or `50×40`.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    let sides = argument.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) ?? 0 }
    guard let width = sides.first, let height = sides.last, sides.count <= 2,
      sides.allSatisfy({ $0 > 0 && $0 <= 100_000 })
    else { return nil }
    size = Size(width: width, height: height)
  }

  var text: String { "\(NumberArgument.text(size.width))x\(NumberArgument.text(size.height))" }
}
