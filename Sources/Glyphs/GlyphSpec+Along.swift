public import Routes

extension GlyphSpec {
  /// The glyph of an object along a route; `nil` for a speed limit that no sign can show.
  ///
  /// `country` is where the object is, two capital letters of ISO 3166: it decides the form and the
  /// unit of speed limits that do not state them.
  public init?(_ object: RouteObject, country: String?) {
    if object.kind == .speedLimit {
      guard let limit = LimitSign(object, country: country) else { return nil }
      self.init(limit)
    } else {
      self.init(object.sign)
    }
  }

  /// The glyph of a sign; `nil` for a speed limit's, which depends on the number.
  package init?(_ sign: ObjectSign) {
    guard let glyph = Self.signs[sign.glyph] else { return nil }
    self = glyph
  }

  /// The glyphs of `signs.csv` by their names, which a long route has thousands of times.
  private static let signs = Dictionary(
    RouteObject.Kind.allCases.flatMap(\.signs).compactMap { sign in
      GlyphSpec(name: sign.glyph).map { (sign.glyph, $0) }
    }, uniquingKeysWith: { first, _ in first })

  /// The glyph of a speed limit.
  package init?(_ limit: LimitSign) {
    guard let value = limit.value else {
      self.init(name: "no_limit")
      return
    }
    guard let form = SpeedLimit.Form(rawValue: limit.form.rawValue),
      let sign = try? SpeedLimit(form: form, number: value)
    else { return nil }
    self = .furniture(.speedLimit(sign))
  }
}
