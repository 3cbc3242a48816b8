import ArgumentParser

/// The argument of --routes: `all`, `one`, `none`, or a number of alternatives.
enum AlternativesArgument {
  static func count(_ word: String) throws -> Int {
    switch word {
    case "all": return .max
    case "one": return 1
    case "none": return 0
    default:
      guard let count = Int(word), count >= 0 else {
        throw ValidationError("use all, one, none, or a whole number")
      }
      return count
    }
  }

  /// The argument for a count.
  static func word(_ count: Int) -> String { count == .max ? "all" : String(count) }
}
