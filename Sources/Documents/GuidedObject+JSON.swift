public import Glyphs
public import Guidance
import JSON
import Routes

extension GuidedObject {
  /// Its glyph; `nil` for a speed limit that no sign can show.
  public var glyph: GlyphSpec? {
    if let vehicleLimit { return .furniture(.vehicleLimit(vehicleLimit)) }
    return object.kind == .speedLimit ? limit.flatMap { GlyphSpec($0) } : GlyphSpec(sign)
  }

  /// In meters; `nil` for a single place.
  var length: Double? {
    guard let start = object.start, let end = object.end else { return nil }
    return (end - start).rounded(to: 10)
  }

  func write(to json: inout JSONWriter) {
    json.member("endMeters", object.end?.rounded(to: 10))
    if !object.facts.isEmpty {
      json.object("facts") { json in
        for (fact, value) in object.facts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          value.write(as: fact.rawValue, to: &json)
        }
      }
    }
    json.member("glyph", glyph?.name)
    json.member("kind", object.kind.rawValue)
    json.member("leg", object.leg)
    json.member("lineRange", object.line.map { [$0.lowerBound, $0.upperBound] })
    json.place("location", object.location)
    json.member("meters", object.start?.rounded(to: 10))
    if let limit { json.object("sign") { limit.write(to: &$0) } }
    json.member("source", object.source)
    json.member("words", words.isEmpty ? nil : words)
  }
}

extension SpeedLimitSign {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("form", form.rawValue)
    if value == nil { json.member("isUnlimited", true) }
    json.member("unit", value == nil ? nil : unit.rawValue)
    json.member("value", value)
  }
}

extension RouteObject.FactValue {
  fileprivate func write(as name: String, to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.member(name, text)
    case .number(let number): json.member(name, number)
    case .flag(let flag): json.member(name, flag)
    case .list(let texts): json.member(name, texts)
    }
  }
}
