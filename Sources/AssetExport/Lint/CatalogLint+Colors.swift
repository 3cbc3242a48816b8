import Foundation
import JSON

extension CatalogLint {
  /// Checks the slots of a color set; slots with a reference name a color of the system.
  mutating func checkColors(_ contents: JSONNode, _ file: URL) {
    guard let colors = contents["colors"]?.slots, !colors.isEmpty else {
      return add(file, "'colors' is not a list of slots", "list the colors")
    }
    var kinds: Set<[String]> = []
    for (index, slot) in colors.enumerated() {
      let place = "colors[\(index)]"
      for key in slot.keys.subtracting(words.slotKeys).subtracting(["color"]).sorted() {
        add(file, "\(place): '\(key)' is not a key of a slot", "remove it")
      }
      let idiom = slot["idiom"]?.string ?? ""
      expect(
        words.idioms.contains(idiom), file, "\(place): the idiom is '\(idiom)'",
        "use universal or a device")
      let looks = appearances(of: slot, place, file).joined(separator: " ")
      expect(
        kinds.insert([idiom, looks]).inserted, file, "\(place): a slot before is for the same",
        "remove one of them")
      if let color = slot["color"], color["reference"] == nil {
        checkComponents(color, place, file)
      }
    }
    for kind in kinds where !kind[1].isEmpty {
      expect(
        kinds.contains([kind[0], ""]), file,
        "the slot \(kind.joined(separator: " ")) has none for any appearance",
        "add one without 'appearances'")
    }
  }

  private mutating func checkComponents(_ color: JSONNode, _ place: String, _ file: URL) {
    let space = color["color-space"]?.string ?? ""
    expect(
      words.colorSpaces.contains(space), file, "\(place): the color space is '\(space)'",
      "use srgb or display-p3")
    let names = space.contains("gray") ? ["alpha", "white"] : ["alpha", "blue", "green", "red"]
    for name in names {
      let text = color["components"]?[name]?.string ?? ""
      expect(
        text.wholeMatch(of: /0x[0-9A-Fa-f]{2}|-?\d+(\.\d+)?/) != nil, file,
        "\(place): \(name) is '\(text)'", "write 0x00 to 0xFF, 0 to 255 or 0.000 to 1.000")
    }
  }
}
