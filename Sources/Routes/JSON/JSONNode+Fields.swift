extension JSONNode {
  /// A value that the answer is useless without.
  func required(_ name: String) throws(RouteError) -> JSONNode {
    try expectObject()
    guard let value = self[name] else { throw .missing(field: name, at: place) }
    return value
  }

  /// Refuses what is no object.
  func expectObject() throws(RouteError) {
    guard isObject else { throw .wrongType(at: place, expected: "an object") }
  }

  /// An object that may be absent or null, but not something else.
  func object(_ name: String) throws(RouteError) -> JSONNode? {
    guard let value = self[name] else { return nil }
    try value.expectObject()
    return value
  }

  /// The elements of an array that may be absent or null, but not something else.
  func list(_ name: String) throws(RouteError) -> [JSONNode]? {
    guard let value = self[name] else { return nil }
    guard value.isArray else { throw .wrongType(at: value.place, expected: "an array") }
    try value.countElements()
    return value.elements
  }

  /// The elements of an array of objects that may be absent or null, but not something else.
  ///
  /// - Throws: `RouteError.wrongType` with the place of the first element that is no object.
  func objects(_ name: String) throws(RouteError) -> [JSONNode]? { try self[name]?.objects() }

  /// The elements of an array of objects: routes, legs, steps.
  ///
  /// - Throws: `RouteError.wrongType` with the place of what is no array, or no object; `.tooLong`
  ///   where the lists of the answer hold more than `RouteReader.partLimit` of them.
  func objects() throws(RouteError) -> [JSONNode] {
    guard isArray else { throw .wrongType(at: place, expected: "an array") }
    if entry.kind == .numbers { throw .wrongType(at: place + "[0]", expected: "an object") }
    try countElements()
    let nodes = elements
    for node in nodes { try node.expectObject() }
    return nodes
  }

  /// Counts the elements of an array of routes, legs or steps, before they are made, which takes more
  /// memory than the text.
  ///
  /// - Throws: `RouteError.tooLong` where there are more than `RouteReader.partLimit` in all lists.
  func countElements() throws(RouteError) {
    if entry.kind == .array { try document.count(elementCount, in: index) }
  }

  /// The elements of an array that embellishes the answer; none where it is absent or no array.
  func elements(_ name: String) -> [JSONNode] { self[name]?.elements ?? [] }

  /// A text, also when it is written as a number, cleaned for display; empty counts as absent.
  func text(_ name: String) -> String? { self[name]?.text }

  /// The value as a text, cleaned for display; nothing where it is empty or neither text nor number.
  ///
  /// Halves of characters are left out of it.
  var text: String? {
    switch entry.kind {
    case .string, .escapedString:
      guard let text = (string ?? Self.textWithoutHalves(entry, in: document))?.cleaned,
        !text.isEmpty
      else { return nil }
      return text
    case .number:
      guard let number else { return nil }
      return Int(exactly: number).map { String($0) } ?? String(number)
    case .object, .array, .numbers, .isTrue, .isFalse, .null: return nil
    }
  }

  /// A text that the answer is useless without.
  func requiredText(_ name: String) throws(RouteError) -> String {
    let value = try required(name)
    guard let text = value.text ?? (value.isString ? "" : nil) else {
      throw .wrongType(at: value.place, expected: "a string")
    }
    return text
  }

  /// A number that embellishes the answer.
  func number(_ name: String) -> Double? { self[name]?.number }

  /// A whole number that embellishes the answer.
  func integer(_ name: String) -> Int? { number(name).flatMap { Int(exactly: $0) } }

  /// A whole number of 1 or more that embellishes the answer.
  func positive(_ name: String) -> Int? { integer(name).flatMap { $0 > 0 ? $0 : nil } }

  /// A heading that embellishes the answer, in degrees clockwise from north, -360 to 360; nothing for
  /// a number beyond them, from which no turn could be reckoned.
  func heading(_ name: String) -> Double? {
    number(name).flatMap { $0.magnitude <= 360 ? $0 : nil }
  }

  /// True or false.
  func flag(_ name: String) -> Bool? { self[name]?.flag }

  /// A measure that must be there: finite and 0 or more.
  func measure(_ name: String) throws(RouteError) -> Double { try required(name).measure() }

  /// A measure that may be absent; else finite and 0 or more.
  func optionalMeasure(_ name: String) throws(RouteError) -> Double? { try self[name]?.measure() }

  /// The value as a measure: finite and 0 or more.
  func measure() throws(RouteError) -> Double {
    guard let number else { throw .wrongType(at: place, expected: "a number") }
    guard number >= 0, number.isFinite else {
      throw .invalid(
        at: place, value: "\(number)", expected: "a finite number of 0 or more")
    }
    return number
  }

  /// A place on Earth: `[longitude, latitude]`, or an object under one of many names.
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
