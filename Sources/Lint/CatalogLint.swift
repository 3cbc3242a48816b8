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
        isSet
          || !PlatformWords["catalog", "pictureEnds"].contains(place.pathExtension.lowercased()),
        place,
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
    for key in contents.keys.subtracting(PlatformWords["catalog", "keys"]).sorted() {
      add(file, "'\(key)' is not a key of a catalog", "remove it")
    }
  }

  private mutating func checkImages(_ contents: JSONNode, _ file: URL, _ names: [String]) {
    guard let images = contents["images"]?.slots, !images.isEmpty else {
      return add(file, "'images' is not a list of slots", "list the pictures")
    }
    let isAdapted = checkSlots(images, "images", file)
    let folder = file.deletingLastPathComponent()
    var files: Set<String> = []
    var sizes: [(points: [Double], name: String)] = []
    for (index, image) in images.enumerated() {
      guard let name = image["filename"]?.string else { continue }
      files.insert(name)
      guard names.contains(name) else {
        add(file, "images[\(index)]: '\(name)' is not there", "add the file or remove the slot")
        continue
      }
      guard let number = image["scale"]?.string.flatMap({ Double($0.dropLast()) }),
        name.lowercased().hasSuffix(".png"), let pixmap = picture(folder.appending(path: name))
      else { continue }
      sizes.append(([Double(pixmap.width) / number, Double(pixmap.height) / number], name))
    }
    for size in sizes {
      expect(
        zip(size.points, sizes[0].points).allSatisfy { abs($0 - $1) < 1 }, file,
        "'\(size.name)' is not as large for its scale as '\(sizes[0].name)'",
        "make the pixels the points times the scale")
    }
    for name in names where name != "Contents.json" {
      expect(
        files.contains(name), folder.appending(path: name),
        "no slot names the file", "list it in Contents.json or remove it")
    }
    let properties = contents["properties"]
    expect(
      properties?["template-rendering-intent"]?.string != "template" || !isAdapted,
      file, "a template has slots of its own for dark mode",
      "remove them: the system colors templates", as: .warning)
  }

  /// Checks what slots of pictures and of colors have in common; returns whether some are for an
  /// appearance alone.
  private mutating func checkSlots(_ slots: [JSONNode], _ name: String, _ file: URL) -> Bool {
    let known = PlatformWords["catalog", "slotKeys"] + (name == "colors" ? ["color"] : [])
    // Idiom, scale and appearances.
    var kinds: Set<[String]> = []
    for (index, slot) in slots.enumerated() {
      let place = "\(name)[\(index)]"
      for key in slot.keys.subtracting(known).sorted() {
        add(file, "\(place): '\(key)' is not a key of a slot", "remove it")
      }
      let idiom = slot["idiom"]?.string ?? ""
      expect(
        PlatformWords["catalog", "idioms"].contains(idiom), file,
        "\(place): the idiom is '\(idiom)'", "use universal or a device")
      let scale = name == "images" ? slot["scale"]?.string : nil
      expect(
        ["1x", "2x", "3x", nil].contains(scale), file, "\(place): the scale is '\(scale ?? "")'",
        "use 1x, 2x or 3x")
      let looks = appearances(of: slot, place, file).joined(separator: " ")
      expect(
        kinds.insert([idiom, scale ?? "", looks]).inserted, file,
        "\(place): a slot before is for the same", "remove one of them")
    }
    let special = kinds.filter { !$0[2].isEmpty }
    for kind in special {
      expect(
        kinds.contains([kind[0], kind[1], ""]), file,
        "the slot \(kind.filter { !$0.isEmpty }.joined(separator: " ")) has none for any appearance",
        "add one without 'appearances'")
    }
    return !special.isEmpty
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
        PlatformWords["catalog", "appearances"].contains(look), file,
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
    _ = checkSlots(colors, "colors", file)
    for (index, slot) in colors.enumerated() {
      if let color = slot["color"], color["reference"] == nil {
        checkComponents(color, "colors[\(index)]", file)
      }
    }
  }

  private mutating func checkComponents(_ color: JSONNode, _ place: String, _ file: URL) {
    let space = color["color-space"]?.string ?? ""
    expect(
      PlatformWords["catalog", "colorSpaces"].contains(space), file,
      "\(place): the color space is '\(space)'",
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
