import Files
import Foundation
import Glyphs
import PNGCoding

/// Finds what Xcode's asset compiler would reject or ignore in a catalog.
///
/// The keys and their values are those of Apple's Asset Catalog Format Reference.
struct CatalogLint {
  private var findings: [LintFinding] = []

  static func check(_ catalog: URL) -> [LintFinding] {
    var lint = CatalogLint()
    lint.visit(catalog, isRoot: true)
    return lint.findings
  }

  private static let idioms: Set<String> = [
    "universal", "iphone", "ipad", "mac", "tv", "watch", "car",
  ]
  private static let imageKeys: Set<String> = [
    "filename", "idiom", "scale", "appearances", "language-direction", "display-gamut",
    "color-space", "compression-type", "memory", "graphics-feature-set", "subtype", "screen-width",
    "width-class", "height-class", "resizing", "alignment-insets", "unassigned",
  ]
  private static let pictureEnds: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg", "heic"]

  private mutating func add(
    _ severity: LintFinding.Severity, _ url: URL, _ finding: String, _ remedy: String
  ) {
    findings.append(LintFinding(severity, url.typedPath, "Xcode", finding, remedy))
  }

  private mutating func visit(_ folder: URL, isRoot: Bool = false) {
    let names = OutputLint.names(in: folder)
    let isSet = folder.pathExtension.hasSuffix("set")
    let file = folder.appending(path: "Contents.json")
    let contents = names.contains("Contents.json") ? read(file) : nil
    if !names.contains("Contents.json"), isRoot || isSet {
      add(.error, file, "the file is missing", "write it")
    }
    if let contents { checkInfo(contents, file) }
    if folder.pathExtension == "imageset" {
      if let contents { checkImages(contents, file, names) }
      return
    }
    for name in names where OutputLint.isFolder(folder.appending(path: name)) {
      visit(folder.appending(path: name))
    }
    if !isSet {
      for name in names
      where Self.pictureEnds.contains(folder.appending(path: name).pathExtension.lowercased()) {
        add(
          .error, folder.appending(path: name), "the picture is in no image set",
          "move it into one, or remove it")
      }
    }
  }

  private mutating func read(_ file: URL) -> [String: Any]? {
    guard let data = RegularFile.bytes(file).map({ Data($0) }) else {
      add(.error, file, "it cannot be read", "check its permissions")
      return nil
    }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      add(.error, file, "it is not a JSON object", "write it again")
      return nil
    }
    return object
  }

  private mutating func checkInfo(_ contents: [String: Any], _ file: URL) {
    let info = contents["info"] as? [String: Any]
    if info?["author"] as? String == nil || (info?["version"] as? NSNumber)?.intValue != 1 {
      add(.error, file, "'info' is not an author and version 1", "write both")
    }
    for key in contents.keys.sorted()
    where !["info", "images", "properties", "symbols", "colors", "data"].contains(key) {
      add(.error, file, "'\(key)' is not a key of a catalog", "remove it")
    }
  }

  /// The slots of an image set, as far as they are told from each other.
  private struct Slots {
    /// Idiom, scale and appearances of each.
    var kinds: Set<[String]> = []
    /// The files that they name.
    var files: Set<String> = []
    /// The sizes of the pictures, in points.
    var sizes: [(points: [Double], name: String)] = []
  }

  private mutating func checkImages(_ contents: [String: Any], _ file: URL, _ names: [String]) {
    guard let images = contents["images"] as? [[String: Any]], !images.isEmpty else {
      return add(.error, file, "'images' is not a list of slots", "list the pictures")
    }
    var slots = Slots()
    for (index, image) in images.enumerated() {
      checkSlot(image, "images[\(index)]", file, names, &slots)
    }
    for kind in slots.kinds where !kind[2].isEmpty && !slots.kinds.contains([kind[0], kind[1], ""])
    {
      add(
        .error, file, "the slot \(kind.joined(separator: " ")) has none for any appearance",
        "add one without 'appearances'")
    }
    if let first = slots.sizes.first {
      for size in slots.sizes
      where zip(size.points, first.points).contains(where: { abs($0 - $1) >= 1 }) {
        add(
          .error, file, "'\(size.name)' is not as large for its scale as '\(first.name)'",
          "make the pixels the points times the scale")
      }
    }
    for name in names where name != "Contents.json" && !slots.files.contains(name) {
      add(
        .error, file.deletingLastPathComponent().appending(path: name), "no slot names the file",
        "list it in Contents.json or remove it")
    }
    let properties = contents["properties"] as? [String: Any]
    if properties?["template-rendering-intent"] as? String == "template",
      slots.kinds.contains(where: { !$0[2].isEmpty })
    {
      add(
        .warning, file, "a template has slots of its own for dark mode",
        "remove them: the system colors templates")
    }
  }

  private mutating func checkSlot(
    _ image: [String: Any], _ place: String, _ file: URL, _ names: [String], _ slots: inout Slots
  ) {
    for key in image.keys.sorted() where !Self.imageKeys.contains(key) {
      add(.error, file, "\(place): '\(key)' is not a key of a slot", "remove it")
    }
    let idiom = image["idiom"] as? String ?? ""
    if !Self.idioms.contains(idiom) {
      add(.error, file, "\(place): the idiom is '\(idiom)'", "use universal or a device")
    }
    let scale = image["scale"] as? String
    if let scale, !["1x", "2x", "3x"].contains(scale) {
      add(.error, file, "\(place): the scale is '\(scale)'", "use 1x, 2x or 3x")
    }
    let looks = appearances(of: image, place, file)
    if !slots.kinds.insert([idiom, scale ?? "", looks.joined(separator: " ")]).inserted {
      add(.error, file, "\(place): a slot before is for the same", "remove one of them")
    }
    guard let name = image["filename"] as? String else { return }
    slots.files.insert(name)
    guard names.contains(name) else {
      return add(
        .error, file, "\(place): '\(name)' is not there", "add the file or remove the slot")
    }
    guard let scale, let number = Double(scale.dropLast()), name.lowercased().hasSuffix(".png")
    else { return }
    let picture = file.deletingLastPathComponent().appending(path: name)
    guard let pixmap = RegularFile.bytes(picture).flatMap({ try? PNGCoder.decode($0) }) else {
      return add(.error, picture, "it is not a readable PNG file", "write it again")
    }
    slots.sizes.append(([Double(pixmap.width) / number, Double(pixmap.height) / number], name))
  }

  private mutating func appearances(
    of image: [String: Any], _ place: String, _ file: URL
  ) -> [String] {
    guard let value = image["appearances"] else { return [] }
    guard let list = value as? [[String: String]], !list.isEmpty else {
      add(.error, file, "\(place): 'appearances' is not a list", "remove it or list appearances")
      return []
    }
    return list.map { look in
      let text = (look["appearance"] ?? "") + ":" + (look["value"] ?? "")
      if !["luminosity:dark", "luminosity:light", "contrast:high"].contains(text) {
        add(.error, file, "\(place): the appearance is '\(text)'", "use luminosity with dark")
      }
      return text
    }.sorted()
  }
}
