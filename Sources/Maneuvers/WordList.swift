import EmbeddedFiles

/// Lists of words by name, of a text file: a line has a name, a colon and words with `|` between.
package struct WordList: Sendable {
  private let lists: [String: [String]]
  private let file: String

  /// The lists of `Words/countries.txt`.
  package static let countries = WordList("Maneuvers/Words/countries.txt")

  /// Reads the lists of a file compiled into the program.
  package init(_ file: String) {
    self.file = file
    var lists: [String: [String]] = [:]
    let text = String(decoding: EmbeddedFiles.read(file), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let end = line.firstRange(of: ": ") else {
        preconditionFailure("\(file): '\(line)' has no name")
      }
      lists[String(line[..<end.lowerBound]), default: []] +=
        line[end.upperBound...].split(separator: "|").map(String.init)
    }
    self.lists = lists
  }

  /// The words of a list, in order; a test reads every list that the program uses.
  package func words(_ name: String) -> [String] {
    guard let words = lists[name] else { preconditionFailure("\(file) has no list '\(name)'") }
    return words
  }

  /// The rows of a table in a folder, each with as many fields as the header, which is left out.
  ///
  /// What a row means is `meaning`; `nil` is a fault of the table, which a test would find.
  package static func table<Row>(
    _ name: String, in folder: String, _ meaning: ([String]) -> Row?
  ) -> [Row] {
    let rows = EmbeddedFiles.read(folder + "/" + name).split(separator: UInt8(ascii: "\n")).map {
      $0.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    return rows.dropFirst().map { row in
      guard row.count == rows[0].count, let result = meaning(row) else {
        preconditionFailure("\(name): \(row) is not a row of \(rows[0])")
      }
      return result
    }
  }
}

extension Sequence {
  /// The first non-`nil` result of `make`; skips the elements after it.
  package func firstValue<Value>(_ make: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = make(element) { return value }
    }
    return nil
  }
}
