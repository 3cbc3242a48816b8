import FlyingSocks
import Foundation

/// Server-sent events as bytes: one event for each new version, a buffer at a time.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  let versions: AsyncStream<Int>
  let instance: String

  func makeAsyncIterator() -> Iterator {
    Iterator(versions: versions.makeAsyncIterator(), instance: instance)
  }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var versions: AsyncStream<Int>.Iterator
    let instance: String

    mutating func next() async throws -> UInt8? {
      preconditionFailure("bytes are taken by the buffer")
    }

    mutating func nextBuffer(suggested count: Int) async throws -> [UInt8]? {
      guard let version = await versions.next() else { return nil }
      return Array("data: {\"instance\":\"\(instance)\",\"version\":\(version)}\n\n".utf8)
    }
  }
}
