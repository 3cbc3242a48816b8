import SystemLibraries

/// The controlling terminal of the process, for queries.
enum TerminalDevice {
  /// Writes a query to the terminal and reads until a reply to its last part, for a second at most.
  ///
  /// That reply ends with `c`. The terminal does not echo or buffer lines during the exchange; its
  /// settings are restored afterwards. Returns the reply, and the terminal's width, 0 if unknown.
  static func exchange(_ question: String) -> (text: String, columns: Int) {
    var response = (text: "", columns: 0)
    let device = unsafe open("/dev/tty", O_RDWR | O_NOCTTY)
    guard device >= 0 else { return response }
    defer { close(device) }
    var size = winsize()
    if unsafe ioctl(device, UInt(TIOCGWINSZ), &size) == 0 { response.columns = Int(size.ws_col) }
    var before = termios()
    guard unsafe tcgetattr(device, &before) == 0 else { return response }
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO)
    guard unsafe tcsetattr(device, TCSANOW, &raw) == 0 else { return response }
    defer { unsafe tcsetattr(device, TCSANOW, &before) }
    let words = Array(question.utf8)
    guard unsafe write(device, words, words.count) == words.count else { return response }
    // A reply ends the wait at once, so this much matters on slow lines only.
    let end = ContinuousClock.now + .seconds(1)
    var bytes: [UInt8] = []
    while bytes.count < 4096, !isComplete(bytes) {
      let left = (end - ContinuousClock.now) / .milliseconds(1)
      guard left > 0 else { break }
      var state = pollfd(fd: device, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&state, 1, Int32(left.rounded(.up))) > 0 else { break }
      var byte: UInt8 = 0
      guard unsafe read(device, &byte, 1) == 1 else { break }
      bytes.append(byte)
    }
    response.text = String(decoding: bytes, as: UTF8.self)
    return response
  }

  /// Whether the reply to the primary attributes query is complete: `ESC [ ? … c`.
  private static func isComplete(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "c"),
      let start = bytes.lastIndex(of: 0x1B)
    else { return false }
    return Array(bytes[start...].prefix(3)) == Array("\u{1B}[?".utf8)
  }
}
