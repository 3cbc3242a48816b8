import JSON
package import Faults

/// What goes into the core and comes out of it: JSON, and bytes that belong to it.
///
/// In memory it is the number of the JSON's bytes, as four bytes from the lowest, the JSON, and the
/// bytes.
package struct CoreMessage {
  /// UTF-8.
  package var json: [UInt8]
  /// A picture's bytes, or those of a file.
  package var bytes: [UInt8]

  package init(json: [UInt8], bytes: [UInt8] = []) {
    (self.json, self.bytes) = (json, bytes)
  }

  /// Writes the members of the JSON in the order of their names.
  init(bytes: [UInt8] = [], _ members: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    writer.object(members)
    self.init(json: writer.bytes, bytes: bytes)
  }

  /// Reads a message from memory.
  package init(memory: [UInt8]) throws(Fault) {
    let count = memory.prefix(4).reversed().reduce(Int64(0)) { $0 << 8 | Int64($1) }
    guard memory.count >= 4, count <= Int64(memory.count - 4) else {
      throw Fault("a request of \(memory.count) bytes that ends too soon")
    }
    let end = 4 + Int(count)
    self.init(json: Array(memory[4..<end]), bytes: Array(memory[end...]))
  }

  /// The message in memory.
  package var memory: [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: json.count >> (8 * $0)) } + json + bytes
  }
}
