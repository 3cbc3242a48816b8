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

  /// The fields of a table's rows, without the header.
  package static func rows(of table: [UInt8]) -> [[String]] {
    table.split(separator: UInt8(ascii: "\n")).dropFirst().map { row in
      row.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
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
