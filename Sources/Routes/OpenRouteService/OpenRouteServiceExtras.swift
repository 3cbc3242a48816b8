import JSON
/// What openrouteservice's extras, lists of ranges of points with a code, say of the way.
enum OpenRouteServiceExtras {
  static func sightings(of route: JSONNode) -> [Sighting] {
    func values(_ names: [String]) -> [JSONNode] {
      names.firstValue { route["extras"]?[$0]?["values"] }?.elements ?? []
    }
    let stretches = fields.flatMap { names, field in
      StretchJoiner.sightings(values(names)) { [field.sighting($0.text)] }
    }
    let told = Set(stretches.map(\.kind))
    // Categories are coarser than the other extras.
    let rest = StretchJoiner.sightings(values(["waycategory"])) { value in
      categories.sightings(bits: value.number.flatMap { Int(exactly: $0) } ?? 0)
    }.filter { !told.contains($0.kind) }
    let crossings = StretchJoiner.changes(values(["countryinfo"]), .border, source: borders) {
      countries[$0].map { (.country, $0) }
    }
    // A warning is about the whole route.
    let texts = route.elements("warnings").compactMap { warning -> Sighting? in
      guard let text = warning.text("message") else { return nil }
      var sighting = warnings.sighting("")
      sighting?.add(.text, text)
      return sighting
    }
    return stretches + rest + crossings + texts
  }

  private static func field(_ name: String) -> AlongField {
    AlongField("openrouteservice", name)
  }

  private static let fields = [
    (["surface"], field("extras.surface")), (["waytype", "waytypes"], field("extras.waytype")),
    (["tollways"], field("extras.tollways")),
    (["roadaccessrestrictions"], field("extras.roadaccessrestrictions")),
  ]
  private static let categories = field("extras.waycategory")
  private static let borders = "extras.countryinfo"
  /// By their number in the service.
  private static let countries = WordList.dictionary("openrouteservice countries")
  private static let warnings = field("warnings[]")
}
