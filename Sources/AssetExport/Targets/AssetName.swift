import Faults

/// The rules for names in a target, which writers follow and lint checks.
package struct AssetName: Hashable {
  /// Who rejects the name.
  package let consumer: String
  package let finding: String
  package let remedy: String

  /// What is wrong with the name of an Android resource; nil if nothing is.
  package static func fault(android name: String) -> AssetName? {
    if name.wholeMatch(of: /[a-z][a-z0-9_]*/) == nil {
      return AssetName(
        consumer: "Android Gradle plugin",
        finding: "the name has more than a-z, 0-9 and _, or no letter first", remedy: "rename it")
    }
    guard PlatformWords["android", "reservedWords"].contains(name) else { return nil }
    return AssetName(
      consumer: "aapt", finding: "the name is a reserved word of Java",
      remedy: "rename it, as with a prefix")
  }

  /// What is wrong with a name in Kotlin code, as of `R.drawable`.
  static func fault(kotlin name: String) -> AssetName? {
    guard PlatformWords["android", "kotlinWords"].contains(name) else { return nil }
    return AssetName(
      consumer: "Kotlin", finding: "the name is a reserved word",
      remedy: "rename it, as with a prefix")
  }

  /// What is wrong with names as the cases of an enumeration in Swift; nil if nothing is.
  static func fault(swift names: [String]) -> (name: String, fault: AssetName)? {
    var seen: [String: String] = ["allCases": "allCases", "byName": "byName"]
    for name in names {
      guard let other = seen.updateValue(name, forKey: Accessors.identifier(name)) else {
        continue
      }
      return (
        name,
        AssetName(
          consumer: "Swift", finding: "the name is the same word as '\(other)' in code",
          remedy: "rename one of them")
      )
    }
    return nil
  }

  func error(of name: String) -> Fault {
    Fault(at: "glyph '\(name)'", "\(finding), which \(consumer) rejects", remedy: remedy)
  }
}
