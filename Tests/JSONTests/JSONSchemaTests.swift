import Faults
import Testing

@testable import JSON

@Suite struct JSONSchemaTests {
  /// A rule for the member `a`, its value, and the fault; none for a value that fits.
  static let rules: [(rule: String, value: String, fault: String?)] = [
    (#""type": "object""#, "[]", "a: not an object; write it in braces"),
    (#""type": "array""#, "{}", "a: not a list; write it in brackets"),
    (#""type": "string""#, "1", "a: not a text; write it in quotes"),
    (#""type": "boolean""#, #""true""#, "a: not true or false; write one of them"),
    (#""type": ["string", "number"]"#, "[]", "a: not a text or a number; correct it"),
    (#""type": "string""#, "null", "a: not a text; write it in quotes"),
    (
      #""type": "integer", "minimum": 1, "maximum": 9"#, #""1""#,
      "a: not a whole number; expected 1 to 9"
    ),
    (
      #""type": "integer", "minimum": 1, "maximum": 9"#, "1.5",
      "a: not a whole number; expected 1 to 9"
    ),
    (#""type": "integer", "minimum": 1, "maximum": 9"#, "9.0", nil),
    (#""type": "integer", "minimum": 1, "maximum": 9"#, "10", "a: is 10; expected 1 to 9"),
    (#""minimum": 0.5"#, "0", "a: is 0; expected 0.5 or more"),
    (#""maximum": 0.5"#, "1", "a: is 1; expected 0.5 or less"),
    (#""exclusiveMinimum": 0"#, "0", "a: is 0; expected more than 0"),
    (#""exclusiveMaximum": 1"#, "1", "a: is 1; expected less than 1"),
    (#""const": "x/1""#, #""x/2""#, "a: is 'x/2'; expected 'x/1'"),
    (#""const": "x/1""#, "2", "a: not a text; expected 'x/1'"),
    (#""const": 1"#, "1.0", nil),
    (#""enum": ["compare", "ignore"]"#, #""ignor""#, "a: is 'ignor'; did you mean 'ignore'?"),
    (#""enum": ["compare", "ignore"]"#, #""no""#, "a: is 'no'; expected compare or ignore"),
    (#""enum": [1, 2]"#, "3", "a: is 3; expected 1 or 2"),
    (#""enum": ["", "x"]"#, #""no""#, "a: is 'no'; see 'fingerpost schema test'"),
    (#""minLength": 1"#, #""""#, "a: empty; write one letter or more"),
    (#""maxLength": 1"#, #""ab""#, "a: longer than 1 letters; shorten it"),
    (#""minProperties": 1"#, "{}", "a: empty; add a key"),
    (#""minItems": 2, "maxItems": 2"#, "[1]", "a: has 1 element; expected 2"),
    (#""minItems": 1"#, "[]", "a: empty; expected 1 or more"),
    (#""maxItems": 1"#, "[1, 2]", "a: has 2 elements; expected 1 or less"),
    (#""uniqueItems": true"#, "[1, 2, 1]", "a: an element appears twice; remove one"),
    (#""items": {"type": "string"}"#, #"["b", 2]"#, "a[1]: not a text; write it in quotes"),
    (#""required": ["b"]"#, "{}", "a.b: missing; add it"),
    (#""dependentRequired": {"b": ["c"]}"#, #"{"b": 1}"#, "a.c: missing; add it"),
    (#""dependentRequired": {"b": ["c"]}"#, "{}", nil),
    (
      #""properties": {"size": {}, "list": {}}, "additionalProperties": false"#, #"{"sise": 1}"#,
      "a: unknown key 'sise'; did you mean 'size'?"
    ),
    (
      #""properties": {"size": {}, "list": {}}, "additionalProperties": false"#, #"{"x": 1}"#,
      "a: unknown key 'x'; use size, list"
    ),
    (
      #""additionalProperties": {"type": "string"}"#, #"{"b": 1}"#,
      "a.b: not a text; write it in quotes"
    ),
    (#""propertyNames": {"enum": ["b"]}"#, #"{"c": 1}"#, "a: unknown key 'c'; did you mean 'b'?"),
    (#""type": "object""#, #"{"b": 1, "b": 2}"#, "a.b: 'b' appears twice; remove one"),
    (#""allOf": [{"minimum": 1}, {"maximum": 2}]"#, "3", "a: is 3; expected 2 or less"),
    (
      #""anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]"#, "[1]",
      "a[0]: not a text; write it in quotes"
    ),
    (
      ##""anyOf": [{"type": "string"}, {"$ref": "#/$defs/list"}]"##, "1",
      "a: not a text or a list; correct it"
    ),
    (##""anyOf": [{"type": "string"}, {"$ref": "#/$defs/list"}]"##, "[]", nil),
    (
      #""oneOf": [{"type": "number"}, {"minimum": 1}]"#, "1",
      "a: ambiguous; see 'fingerpost schema test'"
    ),
    (#""not": {"const": 1}"#, "1", "a: not allowed; remove it"),
    (#""if": {"const": 1}, "then": {"type": "string"}, "else": {"type": "number"}"#, "2", nil),
    (
      #""if": {"required": ["b"]}, "then": {"required": ["c"]}"#, #"{"b": 1}"#,
      "a.c: missing; add it"
    ),
    (#""pattern": "^[0-9]$""#, #""x""#, nil),
    (
      #""required": ["b"], "properties": {"b": {"const": "x/1"}}"#, "{}",
      "a.b: missing; add it: 'x/1'"
    ),
    (
      #""required": ["b"], "additionalProperties": {"description": "A 3.5 mm plug; red.", "examples": [1]}"#,
      "{}", "a.b: missing; add it: a 3.5 mm plug, such as 1"
    ),
    (
      ##""minItems": 2, "description": "ISO 3166.", "$ref": "#/$defs/list""##, "[]",
      "a: empty; expected 2 or more: ISO 3166, such as [1, 2]"
    ),
  ]

  @Test(arguments: rules)
  func `what does not fit is a fault with place and remedy`(
    rule: String, value: String, fault: String?
  ) throws {
    let schema =
      #"{"properties": {"a": {\#(rule)}}, "$defs": {"list": {"type": "array", "examples": [[1, 2]]}}}"#
    let faults = JSONSchema(Array(schema.utf8), named: "test")
      .faults(of: try JSONNode(text: #"{"a": \#(value)}"#.utf8))
    #expect(faults.map(\.description) == [fault].compactMap(\.self))
  }

  @Test func `patterns are for those who can compare them`() throws {
    let text = #"{"pattern": "^[0-9]$", "propertyNames": {"pattern": "^[a-z]$"}}"#
    let schema = JSONSchema(Array(text.utf8), named: "test") { text, pattern in
      (try? Regex(pattern)).map { text.contains($0) } ?? false
    }
    #expect(schema.faults(of: try JSONNode(text: #""x""#.utf8)).count == 1)
    #expect(schema.faults(of: try JSONNode(text: #"{"A": 1}"#.utf8)).count == 1)
    #expect(schema.faults(of: try JSONNode(text: #""7""#.utf8)).isEmpty)
  }

  @Test func `faults are in the order of the text, and what is missing comes last`() throws {
    let schema = JSONSchema(
      Array(
        #"""
        {"type": "object", "required": ["c"], "additionalProperties": false,
        "properties": {"a": {"type": "string"}, "b": {"type": "number"}, "c": {}}}
        """#.utf8), named: "test")
    let faults = schema.faults(of: try JSONNode(text: #"{"b": "", "x": 1, "a": 1}"#.utf8))
    #expect(faults.map(\.place) == ["b", "the file", "a", "c"])
    let first = #expect(throws: Fault.self) {
      try schema.check(JSONNode(text: "[]".utf8, named: "the list"))
    }
    #expect(first?.description == "the list: not an object; write it in braces")
  }
}
