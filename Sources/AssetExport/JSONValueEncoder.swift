/// Lets a value write itself into a `JSONWriter`.
struct JSONValueEncoder: Encoder {
  let writer: JSONWriter
  let frame: JSONFrame
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    frame.kind = .object
    return KeyedEncodingContainer(JSONObjectContainer(writer: writer, frame: frame))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    frame.kind = .array
    return JSONArrayContainer(writer: writer, frame: frame)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    frame.kind = .scalar
    return JSONScalarContainer(writer: writer, frame: frame)
  }
}

struct JSONObjectContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: JSONWriter
  let frame: JSONFrame
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    writer.begin(key.stringValue, in: frame)
    writer.writeNull()
  }

  func encode(_ value: String, forKey key: Key) {
    writer.begin(key.stringValue, in: frame)
    writer.write(value)
  }

  func encode(_ value: Int, forKey key: Key) {
    writer.begin(key.stringValue, in: frame)
    writer.write(value)
  }

  func encode(_ value: Double, forKey key: Key) throws {
    writer.begin(key.stringValue, in: frame)
    try writer.write(value)
  }

  func encode(_ value: Bool, forKey key: Key) {
    writer.begin(key.stringValue, in: frame)
    writer.write(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    writer.begin(key.stringValue, in: frame)
    try writer.write(value, depth: frame.depth + 1)
  }

  // No value of ours writes its parts by hand.
  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    preconditionFailure("a nested container is not used")
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    preconditionFailure("a nested container is not used")
  }

  func superEncoder() -> any Encoder { preconditionFailure("a superclass is not used") }
  func superEncoder(forKey key: Key) -> any Encoder {
    preconditionFailure("a superclass is not used")
  }
}

struct JSONArrayContainer: UnkeyedEncodingContainer {
  let writer: JSONWriter
  let frame: JSONFrame
  var codingPath: [any CodingKey] { [] }
  var count: Int { frame.count }

  func encodeNil() {
    writer.beginElement(in: frame)
    writer.writeNull()
  }

  func encode(_ value: String) {
    writer.beginElement(in: frame)
    writer.write(value)
  }

  func encode(_ value: Int) {
    writer.beginElement(in: frame)
    writer.write(value)
  }

  func encode(_ value: Double) throws {
    writer.beginElement(in: frame)
    try writer.write(value)
  }

  func encode(_ value: Bool) {
    writer.beginElement(in: frame)
    writer.write(value)
  }

  func encode(_ value: some Encodable) throws {
    writer.beginElement(in: frame)
    try writer.write(value, depth: frame.depth + 1)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    preconditionFailure("a nested container is not used")
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    preconditionFailure("a nested container is not used")
  }

  func superEncoder() -> any Encoder { preconditionFailure("a superclass is not used") }
}

struct JSONScalarContainer: SingleValueEncodingContainer {
  let writer: JSONWriter
  let frame: JSONFrame
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writer.writeNull() }
  func encode(_ value: String) { writer.write(value) }
  func encode(_ value: Int) { writer.write(value) }
  func encode(_ value: Double) throws { try writer.write(value) }
  func encode(_ value: Bool) { writer.write(value) }
  func encode(_ value: Int8) { writer.write(Int(value)) }
  func encode(_ value: Int16) { writer.write(Int(value)) }
  func encode(_ value: Int32) { writer.write(Int(value)) }
  func encode(_ value: Int64) { writer.write(Int(value)) }
  func encode(_ value: UInt8) { writer.write(Int(value)) }
  func encode(_ value: UInt16) { writer.write(Int(value)) }
  func encode(_ value: UInt32) { writer.write(Int(value)) }
  func encode(_ value: UInt) throws { try encode(UInt64(value)) }
  func encode(_ value: UInt64) throws {
    guard let value = Int(exactly: value) else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "too large"))
    }
    writer.write(value)
  }
  func encode(_ value: Float) throws { try writer.write(Double(value)) }
  func encode(_ value: some Encodable) throws { try writer.write(value, depth: frame.depth) }
}
