import JSON
import Maneuvers

/// A form of what programs and people send as a response, and the signs by which it is known.
///
/// `forms.csv` has those of engines and of what is no route. A response is of the form that has most of
/// its signs, and of the first of several; of two at least, since services share names of members.
struct ResponseForm {
  /// The engine's name, or what the response is.
  let name: String
  /// What it is not; empty for a form that an engine reads.
  let reason: String
  let remedy: String
  fileprivate let signs: [Sign]
  /// How many of its signs a response has.
  private(set) var count = 0

  /// A member or element that is there, perhaps with a value.
  fileprivate struct Sign {
    let path: [String]
    /// The text in lower case, or `*` and its end; `nil` for any.
    let value: String?

    func isIn(_ response: JSONNode) -> Bool {
      guard let node = response.node(at: path) else { return false }
      guard let value else { return true }
      let text = node.text?.lowercased() ?? ""
      return value.hasPrefix("*") ? text.hasSuffix(value.dropFirst()) : text == value
    }
  }

  fileprivate static let all = WordList.table("forms.csv", in: "Routes/Words") { row in
    let signs = row[3].split(separator: " ").map { sign in
      let parts = sign.split(separator: "=").map(String.init)
      return Sign(path: parts[0].split(separator: ".").map(String.init), value: parts[ifAny: 1])
    }
    return ResponseForm(name: row[0], reason: row[1], remedy: row[2], signs: signs)
  }

  fileprivate static let texts = WordList.table("texts.csv", in: "Routes/Words") { row in
    let form = ResponseForm(name: row[0], reason: row[1], remedy: row[2], signs: [])
    return (form: form, words: row[3].split(separator: "|").map(String.init))
  }
}

extension ResponseForm {
  /// Finds the form of a response; that of the engine that is asked for if two signs speak for it.
  init?(of response: JSONNode, asked engine: Engine? = nil) {
    var (found, most) = (nil as ResponseForm?, 1)
    for form in Self.all {
      let count = form.signs.count { $0.isIn(response) }
      if count > 1, form.name == engine?.name {
        (self, self.count) = (form, count)
        return
      }
      if count > most { (found, most) = (form, count) }
    }
    guard let found else { return nil }
    (self, count) = (found, most)
  }

  /// Finds the form of a text that is not JSON by words in its first 1,000 bytes.
  init?(ofText bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(1000), as: UTF8.self).lowercased()
    guard let found = Self.texts.first(where: { $0.words.contains(where: text.contains) }) else {
      return nil
    }
    self = found.form
  }
}

extension JSONNode {
  /// The value at a path of names, with `0` for the first element of an array.
  func node(at path: some Sequence<String>) -> JSONNode? {
    path.reduce(self as JSONNode?) { node, name in name == "0" ? node?.first : node?[name] }
  }
}
