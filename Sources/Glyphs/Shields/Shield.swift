public import Faults

/// A sign with the number of a road or an exit.
public struct Shield: Hashable, Sendable {
  /// The network whose plate is drawn, such as `us-interstate`; see `Icons/shields/networks.json`.
  public let network: String
  /// The text on the plate, such as `75`; not empty, up to 12 characters that can be drawn.
  public let text: String
  /// Whether the plate is mirrored, such as the tab of an exit on the left.
  public let isMirrored: Bool

  /// The greatest number of characters on a plate.
  public static let longest = 12

  /// Creates a shield; `nil` if no plate can show the text or no network can have the name.
  public init?(network: String, text: String, isMirrored: Bool = false) {
    guard (1...Self.longest).contains(text.count), Lettering.canWrite(text), text != " ",
      Self.isNetworkName(network)
    else { return nil }
    (self.network, self.text, self.isMirrored) = (network, text, isMirrored)
  }

  /// Whether a name consists of `a` to `z` and `0` to `9`, with single hyphens between words.
  static func isNetworkName(_ name: some StringProtocol) -> Bool {
    name.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || isDigit($0) }
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension GlyphSpec {
  package var isShield: Bool { if case .shield = self { true } else { false } }
}

extension Shield {
  /// Reads `NETWORK:TEXT`, such as `us-interstate:75`.
  ///
  /// - Throws: `Fault.badWords` if there is no colon, or if no plate can show the text.
  public init(words: String) throws(Fault) {
    let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let shield = Shield(network: String(parts[0]), text: String(parts[1]))
    else {
      throw .badWords(
        place: "'\(words)'", finding: "not a shield",
        expected: "a network and up to \(Self.longest) characters, as in us-interstate:75")
    }
    self = shield
  }

  private static let prefix = "shield_"
  private static let mirrored = "__left"

  /// The name as a glyph, such as `shield_es_n__n_2d_340`; `init(name:)` parses it back.
  var name: String {
    Self.prefix + network.replacing("-", with: "_") + "__" + code
      + (isMirrored ? Self.mirrored : "")
  }

  private var code: String {
    text.unicodeScalars.reduce(into: "") { code, scalar in
      switch scalar {
      case "0"..."9": code.unicodeScalars.append(scalar)
      case "A"..."Z": code += String(scalar).lowercased()
      default: code += "_" + String(scalar.value, radix: 16) + "_"
      }
    }
  }

  init?(name: String) {
    guard name.hasPrefix(Self.prefix), let end = name.firstRange(of: "__") else { return nil }
    let isMirrored = name.hasSuffix(Self.mirrored)
    let network = String(name[..<end.lowerBound].dropFirst(Self.prefix.count))
    let code = name[end.upperBound...].dropLast(isMirrored ? Self.mirrored.count : 0)
    var text = String.UnicodeScalarView()
    // Every second part is a number.
    let parts = code.split(separator: "_", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        text += part.uppercased().unicodeScalars
      } else if let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) {
        text.append(scalar)
      }
    }
    self.init(
      network: network.replacing("_", with: "-"), text: String(text), isMirrored: isMirrored)
  }
}
