import JSON
import Faults
import JSON

// A fault in a required field is an error; a fault in any other field makes it absent.

extension JSONNode {
  func required(_ name: String) throws(Fault) -> JSONNode {
    try expectObject()
    guard let value = self[name] else { throw .missing(field: name, at: place) }
    return value
  }

  func expectObject() throws(Fault) {
    guard isObject else { throw .wrongType(at: place, expected: "an object") }
  }

  func object(_ name: String) throws(Fault) -> JSONNode? {
    guard let value = self[name] else { return nil }
    try value.expectObject()
    return value
  }

  /// The elements of an array of routes, legs or steps, counted for `partLimit`.
  func list() throws(Fault) -> [JSONNode] {
    guard isArray else { throw .wrongType(at: place, expected: "an array") }
    let nodes = elements
    guard counting(nodes.count) <= RouteReader.partLimit else { throw .tooLong }
    return nodes
  }

  func objects() throws(Fault) -> [JSONNode] {
    for node in elements { try node.expectObject() }
    return try list()
  }

  func objects(_ name: String) throws(Fault) -> [JSONNode] {
    try self[name]?.objects() ?? []
  }

  func elements(_ name: String) -> [JSONNode] { self[name]?.elements ?? [] }

  func text(_ name: String) -> String? { self[name]?.text }

  /// The cleaned string, or the number as text; `nil` for an empty string and for other values.
  var text: String? {
    if isNumber {
      return number.map { number in Int64(exactly: number).map { String($0) } ?? String(number) }
    }
    let text = string(skipsHalves: true)?.cleaned
    return text?.isEmpty == false ? text : nil
  }

  /// The text with the isolates around names, if each is closed and nothing else was cleaned.
  var isolatedText: String? {
    guard let text, let sent = string(skipsHalves: true) else { return nil }
    var (depth, rest) = (0, String.UnicodeScalarView())
    for scalar in sent.unicodeScalars {
      switch scalar {
      case "\u{2068}": depth += 1
      case "\u{2069}": depth -= 1
      default: rest.append(scalar)
      }
      guard depth >= 0 else { return text }
    }
    return depth == 0 && String(rest) == text ? sent : text
  }

  func requiredText(_ name: String) throws(Fault) -> String {
    let value = try required(name)
    guard let text = value.text ?? (value.isString ? "" : nil) else {
      throw .wrongType(at: value.place, expected: "a string")
    }
    return text
  }

  func number(_ name: String) -> Double? { self[name]?.number }

  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// An integer of 1 or more.
  func positive(_ name: String) -> Int? { integer(name).flatMap { $0 > 0 ? $0 : nil } }

  /// A heading in degrees clockwise from north, -360 to 360.
  func heading(_ name: String) -> Double? {
    number(name).flatMap { $0.magnitude <= 360 ? $0 : nil }
  }

  func flag(_ name: String) -> Bool? { self[name]?.flag }

  func drivingSide(_ name: String) -> DrivingSide? {
    text(name).flatMap { DrivingSide(rawValue: $0.lowercased()) }
  }

  func texts(_ name: String, _ field: String? = nil, by separator: String) -> String? {
    elements(name).texts(field, by: separator)
  }

  func measure(_ name: String) throws(Fault) -> Double { try required(name).measure() }

  /// A distance in meters or a duration in seconds, finite and 0 or more; `nil` if absent.
  func optionalMeasure(_ name: String, unit: Double = 1) throws(Fault) -> Double? {
    guard let value = self[name] else { return nil }
    return try value.measure() * unit
  }

  func measure() throws(Fault) -> Double {
    guard let number else { throw .wrongType(at: place, expected: "a number") }
    guard number >= 0 else {
      throw .invalid(at: place, value: "\(number)", expected: "a finite number of 0 or more")
    }
    return number
  }

  /// A place: `[longitude, latitude]`, or an object with one of many names for them.
  var coordinate: Coordinate? {
    if isArray {
      let pair = numbers
      return pair.count >= 2 ? Coordinate(latitude: pair[1], longitude: pair[0]) : nil
    }
    if let pair = self["coordinates"] ?? self["latLng"] ?? self["location"] {
      return pair.coordinate
    }
    guard let latitude = number("lat") ?? number("latitude"),
      let longitude = number("lng") ?? number("lon") ?? number("longitude")
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

extension [JSONNode] {
  /// The elements' texts, or those of a field of each, joined; `nil` if all are absent.
  func texts(_ field: String? = nil, by separator: String) -> String? {
    let parts = compactMap { node in
      field.map { node.text($0) } ?? (node.text ?? node.text("text") ?? node.text("value"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
