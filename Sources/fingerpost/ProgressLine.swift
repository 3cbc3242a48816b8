import Foundation

/// The progress of a long job on one line, only if standard error is a terminal.
struct ProgressLine {
  let total: Int
  private let isShown: Bool

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && isatty(FileHandle.standardError.fileDescriptor) == 1
  }

  func show(_ done: Int) {
    if isShown { Console.progress("\r\(done) of \(total) glyphs") }
  }

  func clear() {
    if isShown { Console.progress("\r\u{1B}[K") }
  }
}
