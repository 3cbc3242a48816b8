/// What openrouteservice's extras, lists of ranges of points with a code, tell of the way.
enum OpenRouteServiceExtras {
  static func sightings(of route: JSONNode) -> [Sighting] {
    let stretches = fields.flatMap { names, field in
      StretchJoiner.sightings(names.firstValue { route["extras"]?[$0]?["values"] }?.elements ?? [])
      {
        field.sighting($0.text)
      }
    }
    // A warning is about the whole route.
    let texts = route.elements("warnings").compactMap { warning -> Sighting? in
      guard let text = warning.text("message") else { return nil }
      var sighting = warnings.sighting("")
      sighting?.add(.text, text)
      return sighting
    }
    return stretches + texts
  }

  private static func field(_ name: String) -> AlongField {
    AlongField("openrouteservice", name)
  }

  private static let fields = [
    (["surface"], field("extras.surface")), (["waytype", "waytypes"], field("extras.waytype")),
    (["tollways"], field("extras.tollways")),
    (["roadaccessrestrictions"], field("extras.roadaccessrestrictions")),
  ]
  private static let warnings = field("warnings[]")
}
