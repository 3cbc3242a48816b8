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
  init(_ node: JSONNode) throws(Fault) {
    func text(_ member: String) -> String { node[member]?.string ?? "" }
    func texts(_ member: String) -> [String] { node[member]?.strings ?? [] }
    func colors(_ member: String) throws(Fault) -> [String: Color] {
      var result: [String: Color] = [:]
      for (name, value) in node[member]?.members ?? [] { result[name] = try Color(value) }
      return result
    }
    name = text("name")
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
    (title, plate, self.text) = (text("title"), text("plate"), text("text"))
    letters = LetterWidth(rawValue: text("letters")) ?? .medium
    (self.colors, darkColors) = (try colors("colors"), try colors("dark"))
    (refs, states, engines) = (texts("refs"), texts("states"), texts("engines"))
    countries = texts("countries")
    (isGeneric, isExit) = (node["generic"]?.flag ?? false, node["exit"]?.flag ?? false)
  }
}
