package import Routes
package import TextSafety

extension RouteObject {
  func write(to json: inout JSONWriter) {
    json.member("endMeters", end.map(Self.rounded))
    if !facts.isEmpty {
      json.object("facts") { json in
        for (fact, value) in facts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          json.member(fact.rawValue, value)
        }
      }
    }
    json.member("kind", kind.rawValue)
    json.member("leg", leg)
    json.member("lineRange", line.map { [$0.lowerBound, $0.upperBound] })
    json.place("location", location)
    json.member("meters", start.map(Self.rounded))
    json.member("source", source)
  }

  private static func rounded(_ meters: Double) -> Double { (meters * 10).rounded() / 10 }
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
