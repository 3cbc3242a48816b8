import AssetExport
import Faults
import Glyphs
import JSON

/// Reads which glyphs a file names: a list, cards or a manifest.
struct NamedPictures {
  private let icons: IconLibrary
  private(set) var list = PictureList()
  /// The glyphs of names that were read before.
  private var known: [String: GlyphSpec] = [:]

  init(_ icons: IconLibrary) { self.icons = icons }

  /// Adds what a file names; reads JSON Lines one by one.
  ///
  /// Throws a `Fault` for names of no glyph, and for other JSON.
  mutating func read(_ path: String) throws {
    var reader = try LineReader(path, path)
    guard let first = try reader.next() else { return }
    let place = Input.name(of: path)
    let start = first.lines[0].bytes.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    if start != UInt8(ascii: "{") {
      try each(first, &reader) { (pictures, line) throws(Fault) in
        try Fault.within("\(place): line \(line.number)") { () throws(Fault) in
          try pictures.addName(of: line)
        }
      }
    } else if (try? JSONNode(text: first.lines[0].bytes)) != nil {
      try each(first, &reader) { (pictures, line) throws(Fault) in
        try Fault.within("\(place): line \(line.number)") { () throws(Fault) in
          try pictures.add(JSONNode(text: line.bytes))
        }
      }
    } else {
      // The lines of one document; line ends are kept for the places of its faults.
      var bytes: [UInt8] = []
      try each(first, &reader) { (_, line) throws(Fault) in
        bytes += line.bytes + [0x0A]
        guard bytes.count <= Input.sizeLimit else { throw Input.tooLarge(path) }
      }
      try Fault.within(place) { () throws(Fault) in try add(JSONNode(text: bytes)) }
    }
  }

  private mutating func each(
    _ first: LineBatch, _ reader: inout LineReader,
    _ body: (inout NamedPictures, LineBatch.Line) throws(Fault) -> Void
  ) throws {
    var batch: LineBatch? = first
    while let lines = batch?.lines {
      for line in lines { try body(&self, line) }
      batch = try reader.next()
    }
  }

  /// Adds the name on a line of a list, where `#` begins a comment.
  private mutating func addName(of line: LineBatch.Line) throws(Fault) {
    let words = String(decoding: line.bytes, as: UTF8.self).prefix { $0 != "#" }
      .filter { !$0.isWhitespace }
    if !words.isEmpty { list.glyphs.insert(try spec(words, isListed: true)) }
  }

  private mutating func add(_ root: JSONNode) throws(Fault) {
    if root["files"]?.isArray == true {
      try addFiles(of: root)
    } else if let cards = root["cards"] {
      for card in cards.elements { try add(card: card) }
      for route in root["routes"]?.elements ?? [] {
        try add(route["alongRoute"]?.elements.compactMap { $0["glyph"] } ?? [])
      }
    } else if root["error"] == nil {
      throw Fault("neither cards nor a manifest", remedy: "name a file that fingerpost wrote")
    }
  }

  private mutating func add(card: JSONNode) throws(Fault) {
    let parts = card["attributedInstructionVariants"]?.elements.flatMap(\.elements) ?? []
    let glyphs = [card["glyph"], card["laneCard"]?["glyph"]] + parts.map { $0["shield"] }
    try add(glyphs.compactMap { $0?["name"] })
    if let name = card["junction"]?["name"], let junction = try spec(name) {
      list.junctions.insert(junction)
    }
  }

  private mutating func addFiles(of manifest: JSONNode) throws(Fault) {
    for file in manifest["files"]?.elements ?? [] {
      try add(file["images"]?.elements.compactMap { $0["meaning"]?["glyph"] } ?? [])
      guard let name = file["glyph"], let glyph = try spec(name) else { continue }
      if AssetPlan.isOfJunction(file["path"]?.string ?? "") {
        list.junctions.insert(glyph)
      } else {
        list.glyphs.insert(glyph)
      }
    }
  }

  private mutating func add(_ names: [JSONNode]) throws(Fault) {
    for name in names {
      if let glyph = try spec(name) { list.glyphs.insert(glyph) }
    }
  }

  private mutating func spec(_ name: JSONNode) throws(Fault) -> GlyphSpec? {
    guard let text = name.string else { return nil }
    return try Fault.within(name.place) { () throws(Fault) in
      try spec(text, isListed: false)
    }
  }

  private mutating func spec(_ name: String, isListed: Bool) throws(Fault) -> GlyphSpec {
    if let spec = known[name] { return spec }
    // People write kinds with hyphens.
    let spec = icons.spec(named: isListed ? name.replacing("-", with: "_") : name)
    guard let spec else {
      let nearest = isListed ? icons.nearest(to: name).map { "did you mean '\($0)'? else " } : nil
      throw Fault("no glyph '\(name)'", remedy: (nearest ?? "") + "give its --icons")
    }
    known[name] = spec
    return spec
  }
}
