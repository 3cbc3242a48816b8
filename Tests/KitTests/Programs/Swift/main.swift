import Foundation

/// The same JSON, whatever the order of its members.
func plain(_ data: Data) throws -> NSObject? {
  try JSONSerialization.jsonObject(with: data) as? NSObject
}

/// Reads files and writes them again, to see that nothing is lost.
func decode(_ paths: ArraySlice<String>) throws {
  for path in paths {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let encoder = JSONEncoder()
    if path.hasSuffix(".jsonl") {
      for line in data.split(separator: 10) {
        let again = try encoder.encode(FingerpostCards.event(Data(line)))
        if try plain(again) != plain(line) { print(path, String(decoding: line, as: UTF8.self)) }
      }
    } else if path.hasSuffix("manifest.json") {
      if try plain(encoder.encode(FingerpostCards.manifest(data))) != plain(data) { print(path) }
    } else {
      let cards = try FingerpostCards.load(from: URL(fileURLWithPath: path))
      if try plain(encoder.encode(cards)) != plain(data) { print(path) }
    }
  }
  let later = Data(#"{"event":"later","t":1.5,"more":[]}"#.utf8)
  let late = Data(
    #"""
    {"duration": 2, "id": "0-1-0", "meters": 400, "seconds": 30, "text": "In 400 m, turn right",
    "template": "In {distance}, turn right"}
    """#.utf8)
  let warning = try JSONDecoder().decode(FingerpostCards.Announcement.self, from: late)
  let distances = [(200.0, "200 m"), (400, "400 m")].map { meters, text in
    FingerpostCards.SpokenDistance(meters: meters, text: text)
  }
  if warning.text(at: 230, distances) != "In 200 m, turn right"
    || warning.text(at: 230, nil) != warning.text || warning.ssml(at: 230, distances) != nil
  {
    print("a late warning has a wrong distance")
  }
  if try FingerpostCards.event(later).t != 1.5 { print("an event of a later version is lost") }
  let newer = Data(#"{"schema":"fingerpost/cards/3"}"#.utf8)
  for (read, name) in [
    ({ _ = try FingerpostCards.cards(newer) }, "fingerpost/cards/2"),
    ({ _ = try FingerpostCards.manifest(newer) }, "fingerpost/manifest/1"),
  ] {
    do {
      try read()
      print("another version is read as \(name)")
    } catch {
      if "\(error)" != "no \(name), but fingerpost/cards/3" { print(error) }
    }
  }
}

/// Finds the glyphs of the cases and compares them with the expected ones.
func lookUp() throws {
  let rows = try String(contentsOfFile: "cases.tsv", encoding: .utf8)
    .components(separatedBy: "\n").map { $0.components(separatedBy: "\t") }
  let all = FingerpostGlyphs(names: rows.map { $0[0] == "glyph" ? $0[7] : $0[5] })
  let own = FingerpostGlyphs()
  var found: [String] = []
  func text(_ field: String) -> String? { field == "-" ? nil : field }
  for row in rows where row[0] == "glyph" {
    let exits = row[4] == "*" ? [nil] + (0...19).map(Optional.some) : [Int(row[4])]
    let angles =
      row[5] == "*"
      ? [nil] + stride(from: 15.0, through: 360, by: 15).map(Optional.some) : [Double(row[5])]
    var names: Set<String> = []
    for exit in exits {
      for angle in angles {
        func glyph(_ glyphs: FingerpostGlyphs) -> FingerpostGlyphs.Glyph {
          glyphs.glyph(
            for: row[2], modifier: text(row[3]), exit: exit, angle: angle,
            drivingSide: row[6] == "left" ? .left : .right, engine: row[1])
        }
        let exact = glyph(all)
        if exact.name != row[7] || exact.kind.rawValue != row[8] { print(row, exact) }
        names.insert(glyph(own).name)
      }
    }
    found.append(names.sorted().joined(separator: " "))
  }
  for row in rows where row[0] == "lanes" {
    let lanes = row[4].components(separatedBy: "|").map { lane in
      let parts = lane.components(separatedBy: ":")
      return FingerpostGlyphs.EngineLane(
        directions: parts[0].split(separator: ";").map(String.init), followed: text(parts[1]),
        state: FingerpostCards.LaneState(rawValue: parts[2]) ?? .avoid,
        access: parts[3].split(separator: ";").map(String.init))
    }
    func names(_ glyphs: FingerpostGlyphs) -> [String] {
      glyphs.lanes(
        lanes, turn: Double(row[3]), drivingSide: row[2] == "left" ? .left : .right,
        engine: row[1])
    }
    if names(all) != [row[5]] { print(row, names(all)) }
    found.append(names(own).joined(separator: " "))
  }
  try found.joined(separator: "\n").write(toFile: "found.tsv", atomically: false, encoding: .utf8)
}

if CommandLine.arguments[1] == "decode" {
  try decode(CommandLine.arguments.dropFirst(2))
} else {
  try lookUp()
}
