import ArgumentParser
import Paths

/// Reads `50`, `50x40` or `50×40` as a size.
struct SizeArgument: ExpressibleByArgument {
  var size: Size

  init?(argument: String) {
    let parts = argument.split(whereSeparator: { "xX×".contains($0) }).map { Double($0) }
    let isNumber = parts.allSatisfy { value in value.map { $0 > 0 && $0 <= 100_000 } ?? false }
    guard isNumber, let width = parts.first.flatMap(\.self), parts.count <= 2 else { return nil }
    size = Size(width: width, height: parts.count == 2 ? parts[1] ?? width : width)
  }

  init(_ width: Double, _ height: Double) {
    size = Size(width: width, height: height)
  }

  var defaultValueDescription: String { text }

  /// The size as it is written.
  var text: String {
    func text(_ value: Double) -> String {
      value == value.rounded() ? "\(Int(value))" : "\(value)"
    }
    return "\(text(size.width))x\(text(size.height))"
  }
}
