import Paths
import Maneuvers
import JSON
import Faults

/// A network of roads with numbers, or a kind of exit sign, and how its plate looks.
public struct ShieldNetwork: Hashable, Sendable {
  /// The name: `a` to `z`, `0` to `9` and hyphens.
  public let name: String
  /// The country, two capital letters of ISO 3166; `nil` for a network of several countries.
  public let country: String?
  /// The countries of a network of several; empty for all, and for a network of one.
  package let countries: [String]
  /// What it is, in English.
  public let title: String
  /// The file of the plate without `.svg`.
  let plate: String
  /// The widest letters to write with.
  let letters: LetterWidth
  /// The colors of the plate's classes and of `text`.
  let colors: [String: Color]
  /// The colors that differ on a dark background.
  let darkColors: [String: Color]
  /// What is written, with `{number}` or `{ref}` for the road's.
  package let text: String
  /// The patterns of refs that belong to the network.
  package let refs: [String]
  /// The regions of the country whose roads it holds, as in ISO 3166-2; empty for all.
  package let states: [String]
  /// What engines call the network.
  package let engines: [String]
  /// Whether it says only what the plate looks like.
  package let isGeneric: Bool
  /// Whether it is an exit sign.
  package let isExit: Bool

  /// What the plate says of a road: its number alone, its whole ref, or with words.
  package func writing(number: String, ref: String) -> String {
    text.replacing("{number}", with: number).replacing("{ref}", with: ref)
  }

  /// A ref of the network, such as `A 24`, made of its first pattern.
  package func ref(number: String) -> String {
    guard let pattern = refs.first, let mark = pattern.firstIndex(where: { "#@".contains($0) })
    else { return number }
    let rest = pattern[mark...].dropFirst().drop { $0.isNumber || $0 == "-" }
    return pattern[..<mark] + number + rest
  }

  func color(_ role: String, isDark: Bool) -> Color? {
    (isDark ? darkColors[role] : nil) ?? colors[role]
  }
}

extension ShieldNetwork {
  private static let members = [
    "colors", "countries", "country", "dark", "engines", "exit", "generic", "letters", "name",
    "plate", "refs", "states", "text", "title",
  ]

  /// Reads a row of the table.
  init(_ node: JSONNode) throws(Fault) {
    try node.expectKeys(Self.members)
    func text(_ member: String) throws(Fault) -> String {
      let value = try node.member(member)
      let text = try value.expectText()
      if text.isEmpty { throw value.fault("empty", remedy: "write one letter or more") }
      return text
    }
    func texts(_ member: String) throws(Fault) -> [String] {
      try node[member]?.expectList().map { node throws(Fault) in try node.expectText() } ?? []
    }
    func colors(_ member: String) throws(Fault) -> [String: Color] {
      var result: [String: Color] = [:]
      for (name, value) in try node[member]?.expectMembers() ?? [] {
        guard let color = value.string.flatMap(Color.init(hexadecimal:)) else {
          throw value.fault("no color", remedy: "write it as \"#003f87\"")
        }
        result[name] = color
      }
      return result
    }
    name = try text("name")
    guard Shield.isNetworkName(name) else {
      throw node.fault("'\(name)' is not a valid name", remedy: "use a to z, 0 to 9 and '-'")
    }
    country = node["country"]?.string
    guard
      country.map({ $0.utf8.count == 2 && $0.allSatisfy { $0.isASCII && $0.isUppercase } }) ?? true
    else {
      throw node.fault(
        "'country' is not two capital letters of ISO 3166", remedy: "correct it")
    }
    (title, plate, self.text) = (try text("title"), try text("plate"), try text("text"))
    letters = try node["letters"]?.expectWord() ?? .medium
    (self.colors, darkColors) = (try colors("colors"), try colors("dark"))
    guard self.colors["text"] != nil else { throw node.fault("no color 'text'", remedy: "add it") }
    (refs, states, engines) = (try texts("refs"), try texts("states"), try texts("engines"))
    countries = try texts("countries")
    isGeneric = try node["generic"]?.expectFlag() ?? false
    isExit = try node["exit"]?.expectFlag() ?? false
  }
}
