package import Faults
import Files

extension Fault {
  /// A folder is unreadable or has too many pictures.
  package static func cannotList(path: String, reason: String) -> Fault {
    Fault(.inputOutput, at: path, "cannot be listed: \(reason)", remedy: "check the folder")
  }

  /// No pair of pictures could differ by the rules, so that they would be the same whatever they show.
  package static let nothingCounts = Fault(
    .noInput, "the rules and masks leave nothing to compare", remedy: "allow less")

  package static func git(_ finding: String, remedy: String = "") -> Fault {
    Fault(.noInput, at: "git", finding, remedy: remedy)
  }

  package static func unreadable(_ reason: String) -> Fault { Fault("cannot be read: \(reason)") }

  /// A file that cannot be opened, since its name is not UTF-8; `name` spells that out.
  package static func unusableName(_ name: String) -> Fault {
    Fault(at: name, FileName.finding, remedy: "rename it")
  }

  package static func undrawn(_ reason: String) -> Fault { Fault("cannot be drawn: \(reason)") }
}
