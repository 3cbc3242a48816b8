package import Faults
import Files

extension Fault {
  package static func absent(path: String) -> Fault {
    Fault(.noInput, at: path, "no such file or folder", remedy: "check the name")
  }

  /// A folder is unreadable or has too many pictures.
  package static func cannotList(path: String, reason: String) -> Fault {
    Fault(.inputOutput, at: path, "cannot be listed: \(reason)", remedy: "check the folder")
  }

  package static func nothing(expected: String, actual: String) -> Fault {
    Fault(.noInput, "no PNG file in \(expected) or \(actual)", remedy: "check the names")
  }

  /// No pair of pictures could differ by the rules, so that they would be the same whatever they show.
  package static let nothingCounts = Fault(
    .noInput, "the rules and masks leave nothing to compare", remedy: "allow less")

  /// Neither side has a picture, and a link in a folder leads back into the folder.
  package static func circle(path: String) -> Fault {
    Fault(
      at: path, "no PNG file, but a link that leads in a circle", remedy: "remove the link")
  }

  package static func git(_ finding: String, remedy: String = "") -> Fault {
    Fault(.noInput, at: "git", finding, remedy: remedy)
  }

  /// A picture that cannot be read.
  package static func unreadable(_ reason: String) -> Fault { Fault("cannot be read: \(reason)") }

  /// A file that cannot be opened, since its name is not UTF-8; `name` spells that out.
  package static func unusableName(_ name: String) -> Fault {
    Fault(at: name, FileName.finding, remedy: "rename it")
  }

  /// A picture that cannot be drawn.
  package static func undrawn(_ reason: String) -> Fault { Fault("cannot be drawn: \(reason)") }
}
