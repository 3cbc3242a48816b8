extension Signpost {
  /// The part of a glyph's name that `init(words:)` parses back, without `_` at its ends.
  package var name: String {
    var words = [colors.name]
    if let exit { words.append((exit.isMirrored ? "m" : "e") + Self.code(exit)) }
    words += shields.map { "s" + Self.code($0) } + destinations.map { "d" + Self.code($0) }
    return words.joined(separator: "_")
  }

  /// Parses the words of a name.
  init?(words: some Collection<Substring>) {
    guard let colors = words.first.flatMap({ SignpostColors(name: String($0)) }) else { return nil }
    var exit: Shield?
    var shields: [Shield] = []
    var destinations: [String] = []
    for word in words.dropFirst() {
      guard let mark = word.first, let text = Self.text(word.dropFirst()) else { return nil }
      if mark == "d" {
        destinations.append(text)
        continue
      }
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2,
        let shield = Shield(network: parts[0], text: parts[1], isMirrored: mark == "m")
      else { return nil }
      if mark == "s" { shields.append(shield) } else { exit = shield }
    }
    self.init(colors: colors, exit: exit, shields: shields, destinations: destinations)
  }

  private static func code(_ shield: Shield) -> String { code(shield.network + ":" + shield.text) }

  /// Writes a text with `a` to `z` and `0` to `9` alone.
  private static func code(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { code, scalar in
      switch scalar {
      case "q", "z", "Z": code += "z\(String(scalar.value, radix: 16))z"
      case "a"..."z", "0"..."9": code.unicodeScalars.append(scalar)
      case "A"..."Z": code += "q" + String(scalar).lowercased()
      default: code += "z\(String(scalar.value, radix: 16))z"
      }
    }
  }

  private static func text(_ code: Substring) -> String? {
    var text = String.UnicodeScalarView()
    // Every second part is a number.
    let parts = code.split(separator: "z", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      guard index.isMultiple(of: 2) else {
        guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.append(scalar)
        continue
      }
      var isCapital = false
      for scalar in part.unicodeScalars {
        if scalar == "q", !isCapital {
          isCapital = true
        } else {
          text += (isCapital ? String(scalar).uppercased() : String(scalar)).unicodeScalars
          isCapital = false
        }
      }
    }
    return String(text)
  }
}
