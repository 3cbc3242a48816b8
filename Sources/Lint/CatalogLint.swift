import AssetExport
import SystemLibraries
import JSON

/// Finds what Xcode would reject or ignore, by Apple's Asset Catalog Format Reference.
struct CatalogLint: Linter {
  static let consumer = "Xcode"
  var findings: [LintFinding] = []

  static func check(_ catalog: URL) -> [LintFinding] {
    var lint = CatalogLint()
    lint.visit(catalog, isRoot: true)
    return lint.findings
  }

  let words = PlatformWords.all.catalog

  private mutating func visit(_ folder: URL, isRoot: Bool = false) {
    let names = OutputLint.names(in: folder)
    let isSet = folder.pathExtension.hasSuffix("set")
    let file = folder.appending(path: "Contents.json")
    let hasContents = names.contains("Contents.json")
    expect(hasContents || !isRoot && !isSet, file, "the file is missing", "write it")
    let contents = hasContents ? object(file) : nil
    if let contents { checkInfo(contents, file) }
    if folder.pathExtension == "imageset" {
      if let contents { checkImages(contents, file, names) }
      return
    }
    if folder.pathExtension == "colorset", let contents { checkColors(contents, file) }
    for name in names {
      let place = folder.appending(path: name)
      if OutputLint.isFolder(place) { visit(place) }
      if folder.pathExtension == "symbolset", place.pathExtension == "svg" {
        checkTemplate(place)
      }
      expect(
        isSet || !words.pictureEnds.contains(place.pathExtension.lowercased()), place,
        "the picture is in no image set", "move it into one, or remove it")
    }
  }

  /// Checks that an SF Symbols template has all masters, and that the system can interpolate them.
  private mutating func checkTemplate(_ file: URL) {
    guard let bytes = read(file) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    expect(
      text.contains(/Template v\.([3-9]|\d\d+)\.\d/), file,
      "it is no template of version 3 or later", "export it as one")
    let groups = text.split(separator: "<g ")
    let masters = ["Regular-S", "Ultralight-S", "Black-S"].map { name in
      let group = groups.first { $0.contains("id=\"\(name)\"") } ?? ""
      return group.matches(of: /\sd="([^"]*)"/).map { $0.1.filter("MLHVCSQTAZ".contains) }
    }
    expect(
      masters.allSatisfy { $0 == masters[0] && !$0.isEmpty }, file,
      "Ultralight-S, Regular-S and Black-S do not have the same commands",
      "draw all three with the same ones, or the system cannot interpolate")
  }

  private mutating func object(_ file: URL) -> JSONNode? {
    guard let bytes = read(file) else { return nil }
    let object = (try? JSONNode(text: bytes)).flatMap { $0.isObject ? $0 : nil }
    expect(object != nil, file, "it is not a JSON object", "write it again")
    return object
  }

  private mutating func checkInfo(_ contents: JSONNode, _ file: URL) {
    let info = contents["info"]
    expect(
      info?["author"]?.isString == true && info?["version"]?.number == 1, file,
      "'info' is not an author and version 1", "write both")
    for key in contents.keys.subtracting(words.keys).sorted() {
      add(file, "'\(key)' is not a key of a catalog", "remove it")
    }
  }

  /// The slots of an image set so far, to find duplicates and mismatches.
  private struct Slots {
    /// Idiom, scale and appearances.
    var kinds: Set<[String]> = []
    var files: Set<String> = []
    var sizes: [(points: [Double], name: String)] = []
  }

  private mutating func checkImages(_ contents: JSONNode, _ file: URL, _ names: [String]) {
    guard let images = contents["images"]?.slots, !images.isEmpty else {
      return add(file, "'images' is not a list of slots", "list the pictures")
    }
    var slots = Slots()
    for (index, image) in images.enumerated() {
      checkSlot(image, "images[\(index)]", file, names, &slots)
    }
    let special = slots.kinds.filter { !$0[2].isEmpty }
    for kind in special {
      expect(
        slots.kinds.contains([kind[0], kind[1], ""]), file,
        "the slot \(kind.joined(separator: " ")) has none for any appearance",
        "add one without 'appearances'")
    }
    for size in slots.sizes {
      let first = slots.sizes[0]
      expect(
        zip(size.points, first.points).allSatisfy { abs($0 - $1) < 1 }, file,
        "'\(size.name)' is not as large for its scale as '\(first.name)'",
        "make the pixels the points times the scale")
    }
    for name in names where name != "Contents.json" {
      expect(
        slots.files.contains(name), file.deletingLastPathComponent().appending(path: name),
        "no slot names the file", "list it in Contents.json or remove it")
    }
    let properties = contents["properties"]
    expect(
      properties?["template-rendering-intent"]?.string != "template" || special.isEmpty,
      file, "a template has slots of its own for dark mode",
      "remove them: the system colors templates", as: .warning)
  }

  private mutating func checkSlot(
    _ image: JSONNode, _ place: String, _ file: URL, _ names: [String], _ slots: inout Slots
  ) {
    for key in image.keys.subtracting(words.slotKeys).sorted() {
      add(file, "\(place): '\(key)' is not a key of a slot", "remove it")
    }
    let idiom = image["idiom"]?.string ?? ""
    expect(
      words.idioms.contains(idiom), file, "\(place): the idiom is '\(idiom)'",
      "use universal or a device")
    let scale = image["scale"]?.string
    expect(
      ["1x", "2x", "3x", nil].contains(scale), file, "\(place): the scale is '\(scale ?? "")'",
      "use 1x, 2x or 3x")
    let looks = appearances(of: image, place, file).joined(separator: " ")
    expect(
      slots.kinds.insert([idiom, scale ?? "", looks]).inserted, file,
      "\(place): a slot before is for the same", "remove one of them")
    guard let name = image["filename"]?.string else { return }
    slots.files.insert(name)
    guard names.contains(name) else {
      return add(file, "\(place): '\(name)' is not there", "add the file or remove the slot")
    }
    guard let number = scale.flatMap({ Double($0.dropLast()) }),
      name.lowercased().hasSuffix(".png"),
      let pixmap = picture(file.deletingLastPathComponent().appending(path: name))
    else { return }
    slots.sizes.append(([Double(pixmap.width) / number, Double(pixmap.height) / number], name))
  }

  mutating func appearances(
    of image: JSONNode, _ place: String, _ file: URL
  ) -> [String] {
    guard let value = image["appearances"] else { return [] }
    guard let list = value.slots, !list.isEmpty else {
      add(file, "\(place): 'appearances' is not a list", "remove it or list appearances")
      return []
    }
    let looks = list.map { look in
      ["appearance", "value"].map { look[$0]?.string ?? "" }.joined(separator: ":")
    }
    for look in looks {
      expect(
        words.appearances.contains(look), file,
        "\(place): the appearance is '\(look)'", "use luminosity with dark")
    }
    return looks.sorted()
  }
}

extension JSONNode {
  var keys: Set<String> { Set(members.map(\.name)) }

  /// The objects of a list; `nil` for other values.
  var slots: [JSONNode]? {
    isArray && elements.allSatisfy(\.isObject) ? elements : nil
  }
}

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
