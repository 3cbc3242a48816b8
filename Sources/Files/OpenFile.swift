package import Faults
package import SystemLibraries

/// An open file, pipe, device or standard stream; what it opened itself is closed with the value.
package final class OpenFile: Sendable {
  package let descriptor: Int32
  private let closes: Bool

  package static let standardInput = OpenFile(STDIN_FILENO, closes: false)
  package static let standardOutput = OpenFile(STDOUT_FILENO, closes: false)
  package static let standardError = OpenFile(STDERR_FILENO, closes: false)

  /// Takes an open descriptor, and closes it at the end unless `closes` is false.
  package init(_ descriptor: Int32, closes: Bool = true) {
    (self.descriptor, self.closes) = (descriptor, closes)
  }

  /// Opens a path; `flags` are those of `open(2)`, beside `O_CLOEXEC`.
  package convenience init(_ path: String, _ flags: Int32) throws(Fault) {
    let descriptor = unsafe open(path, flags | O_CLOEXEC)
    guard descriptor >= 0 else { throw Fault(code: errno) }
    self.init(descriptor)
  }

  deinit { if closes { close(descriptor) } }

  /// Waits for bytes and returns those that are there, at most `count`; none at the end.
  package func read(upTo count: Int) throws(Fault) -> [UInt8] {
    var code: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var got = -1
      repeat {
        got = unsafe readOnce(descriptor, buffer)
      } while got < 0 && Self.waits(descriptor, for: POLLIN)
      (filled, code) = (max(got, 0), got < 0 ? errno : 0)
    }
    guard code == 0 else { throw Fault(code: code) }
    return bytes
  }

  package func write(_ data: some DataProtocol) throws(Fault) {
    for region in data.regions {
      var written = 0
      while written < region.count {
        let count = unsafe region.withUnsafeBytes { bytes in
          unsafe writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]))
        }
        if count < 0, Self.waits(descriptor, for: POLLOUT) { continue }
        guard count > 0 else { throw Fault(code: errno) }
        written += count
      }
    }
  }

  /// Whether the last call is worth another try, maybe after waiting.
  ///
  /// Another program that shares a pipe may have made it non-blocking.
  private static func waits(_ descriptor: Int32, for event: some BinaryInteger) -> Bool {
    if errno == EINTR { return true }
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    return unsafe errno == EAGAIN && poll(&request, 1, -1) >= 0
  }
}

private func readOnce(_ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
  unsafe read(descriptor, buffer.baseAddress, buffer.count)
}

private func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
