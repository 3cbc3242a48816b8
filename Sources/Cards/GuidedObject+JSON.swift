package import Glyphs
package import Guidance
package import Routes
package import TextSafety

extension GuidedObject {
  /// Its glyph; `nil` for a speed limit that no sign can show.
  package var glyph: GlyphSpec? { GlyphSpec(object, country: country) }

  /// In meters; `nil` for a single place.
  var length: Double? {
    guard let start = object.start, let end = object.end else { return nil }
    return Self.rounded(end - start)
  }

  func write(to json: inout JSONWriter) {
    json.member("endMeters", object.end.map(Self.rounded))
    if !object.facts.isEmpty {
      json.object("facts") { json in
        for (fact, value) in object.facts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          json.member(fact.rawValue, value)
        }
      }
    }
    json.member("glyph", glyph?.name)
    json.member("kind", object.kind.rawValue)
    json.member("leg", object.leg)
    json.member("lineRange", object.line.map { [$0.lowerBound, $0.upperBound] })
    json.place("location", object.location)
    json.member("meters", object.start.map(Self.rounded))
    json.member("sign", limit?.json)
    json.member("source", object.source)
    json.member("words", words.isEmpty ? nil : words)
  }

  /// To a tenth of a meter.
  static func rounded(_ meters: Double) -> Double { (meters * 10).rounded() / 10 }
}

extension LimitSign: JSONConvertible {
  package var json: JSON {
    value.map { ["form": form.rawValue, "unit": unit.rawValue, "value": $0] }
      ?? ["form": form.rawValue, "isUnlimited": true]
  }
}

extension RouteObject.FactValue: JSONConvertible {
  package var json: JSON {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .number(number)
    case .flag(let flag): .flag(flag)
    case .list(let texts): .array(texts.map { .string($0) })
    }
  }
}
