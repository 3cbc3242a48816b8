import ArgumentParser
import Guidance

/// The argument of --along: `all`, `none`, or groups with commas between.
enum AlongArgument {
  static let names = AlongGroup.allCases.map(\.rawValue).joined(separator: ", ")
  static let completion = CompletionKind.list(
    ["all", "none"] + AlongGroup.allCases.map(\.rawValue))

  static func groups(_ words: String) throws -> Set<AlongGroup> {
    switch words {
    case "all": return Set(AlongGroup.allCases)
    case "none": return []
    default:
      return Set(
        try words.split(separator: ",", omittingEmptySubsequences: false).map { word in
          guard let group = AlongGroup(rawValue: String(word)) else {
            throw ValidationError("unknown group '\(word)'; use all, none, or some of \(names)")
          }
          return group
        })
    }
  }

  /// The argument for groups.
  static func word(_ groups: Set<AlongGroup>) -> String {
    if groups.isEmpty { return "none" }
    if groups.count == AlongGroup.allCases.count { return "all" }
    return AlongGroup.allCases.filter(groups.contains).map(\.rawValue).joined(separator: ",")
  }
}
