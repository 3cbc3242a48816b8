public import SystemLibraries
public import Glyphs
import JSON
import Routes

/// A section of the contact sheet; the raw value is its heading.
enum GlyphGroup: String, CaseIterable {
  case own = "Own icons"
  case turns = "Turns"
  case forks = "Keeping, forks and merging"
  case ramps = "Ramps and motorways"
  case roundabouts = "Roundabouts"
  case angles = "Roundabouts by angle"
  case exits = "Roundabouts by exit number"
  case places = "Departing and arriving"
  case ferries = "Ferries and trains"
  case transit = "On foot and by transit"
  case notices = "Notices"
  case junctions = "Junctions with true angles"
  case views = "Junction views"
  case lanes = "Lanes"
  case markers = "Signs, markers and buttons"
  case limits = "Limits"
  case shields = "Road numbers and exits"

  var id: String { "\(self)" }

  init(_ spec: GlyphSpec) {
    switch spec {
    case .icon: self = .own
    case .lanes: self = .lanes
    case .junctionView: self = .views
    case .junction(let junction): self = junction.fork == nil ? .junctions : .forks
    case .furniture(.speedLimit), .furniture(.vehicleLimit): self = .limits
    case .furniture: self = .markers
    case .shield: self = .shields
    case .roundabout(let roundabout):
      self = roundabout.exit != nil ? .exits : spec.kind == nil ? .angles : .roundabouts
    case .maneuver(let kind, _):
      let group = Self.beginnings.first { _, words in
        words.contains { kind.rawValue.hasPrefix($0) }
      }
      self = group?.0 ?? .transit
    }
  }

  /// The prefixes of maneuver names; all others belong to transit.
  private static let beginnings: [(GlyphGroup, [String])] = [
    (.turns, ["turn", "u-turn", "straight", "end-of-road", "follow-road", "name-change"]),
    (.forks, ["keep", "fork", "merge"]),
    (.ramps, ["on-ramp", "off-ramp", "change-highway", "switch"]),
    (.places, ["depart", "arrive", "waypoint"]), (.ferries, ["ferry"]),
    (.notices, ["none", "off-route", "notification", "toll", "border"]),
    (.roundabouts, ["roundabout"]),
  ]
}

extension GlyphSpec {
  var kind: ManeuverKind? {
    var name = name
    if name.hasSuffix("_lht") { name = String(name.dropLast(4)) }
    return ManeuverKind(rawValue: name.replacing("_", with: "-"))
  }
}

extension [GlyphSpec] {
  /// Sorted by name, with numbers by value: `a15` before `a105`.
  package var inNaturalOrder: [GlyphSpec] {
    map { (parts: $0.name.runs, spec: $0) }.sorted {
      first, second in
      first.parts.lexicographicallyPrecedes(second.parts) { one, other in
        guard let number = Int(one), let otherNumber = Int(other) else { return one < other }
        return number < otherNumber
      }
    }.map(\.spec)
  }
}

extension IconLibrary {
  /// The glyphs of a sheet: those that the folder adds or changes, then the others unless `isOwnOnly`.
  package func sheet(of specs: [GlyphSpec], isOwnOnly: Bool) -> [GlyphSpec] {
    let all = Array(Set(specs).union(glyphs)).inNaturalOrder
    return all.filter(isOwn) + (isOwnOnly ? [] : all.filter { !isOwn($0) })
  }
}

extension String {
  /// The text in runs of digits and of other characters, such as `a` and `105`.
  fileprivate var runs: [Substring] {
    var runs: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      runs.append(rest.prefix { $0.isNumber == first.isNumber })
      rest.removeFirst(runs[runs.count - 1].count)
    }
    return runs
  }
}

/// A standalone HTML page with all glyphs; needs no other file and no network.
public enum ContactSheet {
  /// Returns the page in UTF-8; shows the error for a glyph that cannot be drawn.
  ///
  /// `generator` is the program, such as `fingerpost 1.0.0`; `jobs` is the number of parallel
  /// drawing tasks, 1 or more.
  public static func html(
    of specs: [GlyphSpec], generator: String, artist: GlyphArtist, jobs: Int
  ) async -> Data {
    let glyphs = await SheetMaker(artist: artist).glyphs(specs.inNaturalOrder, jobs: jobs)
    var data = SheetData(
      generator: generator, theme: artist.theme, sizes: SheetMaker.usualSizes, glyphs: glyphs)
    data.warnings = artist.icons.warnings + artist.icons.doubts
    return page(data.json, isLive: false).html
  }

  static func page(_ data: JSON, isLive: Bool) -> PageText {
    PageText(
      title: "Fingerpost glyphs", body: "sheet.html",
      styles: ["sheet.css"],
      scripts: scripts + (isLive ? ["theme.js", "errors.js", "live.js"] : []),
      data: data, isLive: isLive)
  }

  /// The scripts of every sheet, in order; a live page adds `live.js`.
  static let scripts = [
    "common.js", "pictures.js", "sheet.js",
    "files.js", "panel.js", "controls.js",
  ]
}

extension GlyphArtist {
  /// Width to height: a shield's own, 20 to 18 for each lane; all other glyphs are square.
  package func aspect(of spec: GlyphSpec) -> Double {
    switch spec {
    case .lanes(let strip): return Double(strip.lanes.count) * 20 / 18
    case .shield(let shield):
      // An unknown network is reported when it is drawn.
      let size = try? icons.shields.size(of: shield)
      return size.map { $0.width / $0.height } ?? 1
    case .junctionView: return 1.4
    case .maneuver, .roundabout, .junction, .furniture, .icon: return 1
    }
  }
}
