import Testing

@testable import JSON

@Suite struct JSONSchemaTextTests {
  private static let shared = """
    {
      "$defs": {
        "lane": {
          "enum": ["left", "right"]
        },
        "side": { "type": "string" }
      }
    }
    """

  @Test func `words and shared definitions take the place of their names`() {
    let schema = """
      {
        "enum": [
          "<kinds>"
        ],
        "$defs": {
          "<lane>",
          "own": { "type": "number" },
          "<side>"
        }
      }
      """
    let filled = JSONSchemaText.filled(
      Array(schema.utf8), ["kinds": ["turn", "merge"]], sharing: Array(Self.shared.utf8))
    #expect(
      String(decoding: filled, as: UTF8.self) == """
        {
          "enum": [
            "turn", "merge"
          ],
          "$defs": {
            "lane": {
              "enum": ["left", "right"]
            },
            "own": { "type": "number" },
            "side": { "type": "string" }
          }
        }
        """)
  }
}
