import EmbeddedFiles

/// The word lists of `Words/sentences.txt`, by name.
package enum WordList {
  /// The words of a list, in order; a test reads every list that the program uses.
  static subscript(name: String) -> [String] {
    guard let words = lists[name] else {
      preconditionFailure("sentences.txt has no list '\(name)'")
    }
    return words
  }

  static func pairs(_ name: String) -> [(key: String, value: String)] {
    self[name].map { pair in
      let end = pair.firstIndex(of: "=") ?? pair.startIndex
      return (String(pair[..<end]), String(pair[pair.index(after: end)...]))
    }
  }

  static func dictionary(_ name: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: pairs(name).map { ($0, $1) })
  }

  static func kinds(_ name: String) -> [(key: String, value: ManeuverKind)] {
    pairs(name).map { phrase, name in
      guard let kind = ManeuverKind(rawValue: name) else {
        preconditionFailure("sentences.txt: unknown kind '\(name)'")
      }
      return (phrase, kind)
    }
  }

  /// The rows of a table in a folder, each with as many fields as the header, which is left out.
  ///
  /// What a row means is `meaning`; `nil` is a fault of the table, which a test would find.
  package static func table<Row>(
    _ name: String, in folder: String = "Routes/Words", _ meaning: ([String]) -> Row?
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

  private static let lists: [String: [String]] = {
    var lists: [String: [String]] = [:]
    let text = String(decoding: EmbeddedFiles.read("Routes/Words/sentences.txt"), as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      guard let end = line.firstRange(of: ": ") else {
        preconditionFailure("sentences.txt: '\(line)' has no name")
      }
      lists[String(line[..<end.lowerBound]), default: []] +=
        line[end.upperBound...].split(separator: "|").map(String.init)
    }
    return lists
  }()
}
