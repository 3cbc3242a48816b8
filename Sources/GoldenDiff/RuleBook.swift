public import Foundation

/// The rules of a comparison: those for all pictures, and those that a file gives for some.
public struct RuleBook: Hashable, Sendable {
  /// Rules for the names of a pattern, as far as they differ from those before.
  struct Override: Hashable, Sendable {
    var pattern: NamePattern
    var tolerance: Int?
    var maxPixels: Int?
    var window: ComparisonRules.Window?
    var antialiasing: ComparisonRules.Antialiasing?
    var masks: [PixelBox]?
  }

  /// The rules for all pictures.
  public var base: ComparisonRules
  private(set) var overrides: [Override] = []

  /// Makes a book of rules for all pictures.
  public init(base: ComparisonRules = .exact) {
    self.base = base
  }

  /// The patterns of the overrides, in their order.
  public var patterns: [String] { overrides.map(\.pattern.text) }

  /// The rules for a picture, and the patterns they come from; later ones win.
  func rules(for name: String) -> (rules: ComparisonRules, patterns: [String]) {
    var rules = base
    var patterns: [String] = []
    for override in overrides where override.pattern.matches(name) {
      patterns.append(override.pattern.text)
      rules.tolerance = override.tolerance ?? rules.tolerance
      rules.maxPixels = override.maxPixels ?? rules.maxPixels
      rules.window = override.window ?? rules.window
      rules.antialiasing = override.antialiasing ?? rules.antialiasing
      rules.masks += override.masks ?? []
    }
    return (rules, patterns)
  }

  /// Takes over the overrides of a JSON file.
  ///
  /// - Parameter data: `{"schema": "fingerpost/diff-rules/1", "files": […]}`, where each entry has
  ///   a `match` and any of `tolerance`, `maxPixels`, `window`, `antialiasing` and `masks`.
  /// - Throws: `GoldenError.badRules` with the place; also for keys that are unknown.
  public mutating func add(_ data: Data) throws(GoldenError) {
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw .badRules(place: "the rules", finding: "not JSON; check the brackets and commas")
    }
    do {
      let file = try JSONDecoder().decode(RuleFile.self, from: data)
      overrides += file.files.map(\.override)
    } catch let DecodingError.keyNotFound(key, context) {
      throw .badRules(place: Self.place(context), finding: "no '\(key.stringValue)'; add it")
    } catch let DecodingError.typeMismatch(_, context),
      let DecodingError.valueNotFound(_, context)
    {
      throw .badRules(
        place: Self.place(context), finding: "a value of another kind; see 'schema diff-rules'")
    } catch let DecodingError.dataCorrupted(context) {
      throw .badRules(place: Self.place(context), finding: context.debugDescription)
    } catch {
      throw .badRules(place: "the rules", finding: "\(error)")
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.reduce("") { text, key in
      key.intValue.map { "\(text)[\($0)]" }
        ?? (text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)")
    }
    return path.isEmpty ? "the rules" : path
  }
}

/// The file as it is written.
private struct RuleFile: Decodable {
  enum Key: String, CodingKey, CaseIterable { case schema, files }

  var files: [Entry]

  init(from decoder: any Decoder) throws {
    try decoder.refuseUnknown(Key.self)
    let values = try decoder.container(keyedBy: Key.self)
    let schema = try values.decode(String.self, forKey: .schema)
    guard schema == "fingerpost/diff-rules/1" else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: values,
        debugDescription: "is '\(schema)'; expected 'fingerpost/diff-rules/1'")
    }
    files = try values.decode([Entry].self, forKey: .files)
  }

  struct Entry: Decodable {
    enum Key: String, CodingKey, CaseIterable {
      case match, tolerance, maxPixels, window, antialiasing, masks
    }

    var override: RuleBook.Override

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknown(Key.self)
      let values = try decoder.container(keyedBy: Key.self)
      override = RuleBook.Override(
        pattern: NamePattern(try values.decode(String.self, forKey: .match)))
      override.tolerance = try values.number(.tolerance, in: 0...255)
      override.maxPixels = try values.number(.maxPixels, in: 0...Int.max)
      override.window = try values.decodeIfPresent(Window.self, forKey: .window)?.value
      if let word = try values.decodeIfPresent(String.self, forKey: .antialiasing) {
        guard let antialiasing = ComparisonRules.Antialiasing(rawValue: word) else {
          throw DecodingError.dataCorruptedError(
            forKey: .antialiasing, in: values,
            debugDescription: "is '\(word)'; expected compare or ignore")
        }
        override.antialiasing = antialiasing
      }
      override.masks = try values.decodeIfPresent([Box].self, forKey: .masks)?.map(\.value)
    }
  }

  struct Window: Decodable {
    enum Key: String, CodingKey, CaseIterable { case size, pixels }
    var value: ComparisonRules.Window

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknown(Key.self)
      let values = try decoder.container(keyedBy: Key.self)
      value = ComparisonRules.Window(
        size: try values.needed(.size, in: 1...1_000_000),
        pixels: try values.needed(.pixels, in: 0...Int.max))
    }
  }

  struct Box: Decodable {
    enum Key: String, CodingKey, CaseIterable { case x, y, width, height }
    var value: PixelBox

    init(from decoder: any Decoder) throws {
      try decoder.refuseUnknown(Key.self)
      let values = try decoder.container(keyedBy: Key.self)
      let range = 0...1_000_000_000
      value = PixelBox(
        x: try values.needed(.x, in: range), y: try values.needed(.y, in: range),
        width: try values.needed(.width, in: 1...range.upperBound),
        height: try values.needed(.height, in: 1...range.upperBound))
    }
  }
}

private struct AnyKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  fileprivate func refuseUnknown<Key: CodingKey & CaseIterable & RawRepresentable<String>>(
    _ keys: Key.Type
  ) throws {
    let known = Key.allCases.map(\.rawValue)
    let found = try container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted()
    if let key = found.first(where: { !known.contains($0) }) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "unknown key '\(key)'; use \(known.joined(separator: ", "))"))
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func number(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
    guard let number = try decodeIfPresent(Int.self, forKey: key) else { return nil }
    guard range.contains(number) else {
      let expected =
        range.upperBound == .max
        ? "\(range.lowerBound) or more" : "\(range.lowerBound) to \(range.upperBound)"
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "is \(number); expected \(expected)")
    }
    return number
  }

  fileprivate func needed(_ key: Key, in range: ClosedRange<Int>) throws -> Int {
    guard let number = try number(key, in: range) else {
      throw DecodingError.keyNotFound(
        key, DecodingError.Context(codingPath: codingPath, debugDescription: ""))
    }
    return number
  }
}
