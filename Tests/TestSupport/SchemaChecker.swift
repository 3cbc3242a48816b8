import JSON

/// Checks what the program writes by its schemas, with their patterns.
public struct SchemaChecker {
  private let schema: JSONSchema

  /// Parses a schema.
  public init(_ schema: some Sequence<UInt8>) {
    self.schema = JSONSchema(Array(schema), named: "of the test") { text, pattern in
      (try? Regex(pattern)).map { text.contains($0) } ?? false
    }
  }

  /// Returns the faults of a text with their paths; empty for a valid text.
  public func faults(in json: some Sequence<UInt8>) throws -> [String] {
    schema.faults(of: try JSONNode(text: json)).map(\.description)
  }
}
