import ArgumentParser
import Guidance

/// Names of events with commas between.
struct EventNames: ExpressibleByArgument {
  var names: Set<DriveEvent.Name>

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    let names = parts.compactMap { DriveEvent.Name(rawValue: String($0)) }
    guard names.count == parts.count else { return nil }
    self.names = Set(names)
  }

  static var allValueStrings: [String] { DriveEvent.Name.allCases.map(\.rawValue) }
}
