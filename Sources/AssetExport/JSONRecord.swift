/// A record that writes itself with the members that its `Encodable` form has, in the same order.
protocol JSONRecord {
  func write(to json: inout JSONText) throws
}

extension JSONText {
  mutating func value(_ record: some JSONRecord) throws { try record.write(to: &self) }

  mutating func value(_ records: [some JSONRecord]) throws {
    try array(records) { json, record in try record.write(to: &json) }
  }

  // Members, left out where there is nothing.

  mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    name(key)
    value(text)
  }

  mutating func member(_ key: String, _ texts: [String]?) {
    guard let texts else { return }
    name(key)
    value(texts)
  }

  mutating func member(_ key: String, _ number: Int?) {
    guard let number else { return }
    name(key)
    value(number)
  }

  mutating func member(_ key: String, _ number: Double?) throws {
    guard let number else { return }
    name(key)
    try value(number)
  }

  mutating func member(_ key: String, _ flag: Bool) {
    name(key)
    value(flag)
  }

  mutating func member(_ key: String, _ record: (some JSONRecord)?) throws {
    guard let record else { return }
    name(key)
    try record.write(to: &self)
  }

  mutating func member(_ key: String, _ records: [some JSONRecord]?) throws {
    guard let records else { return }
    name(key)
    try value(records)
  }

  mutating func member(_ key: String, rare record: (some Encodable)?) throws {
    guard let record else { return }
    name(key)
    try value(rare: record)
  }
}
