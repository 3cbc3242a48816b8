import Faults
import Files
import Essentials

/// The words of the command line as the system gives them.
enum ArgumentBytes {
  /// Throws for one that is not UTF-8: as text it would name another file, or none.
  static func check() throws(Fault) {
    for number in 1..<max(1, Int(CommandLine.argc)) {
      guard let start = unsafe CommandLine.unsafeArgv[number] else { continue }
      let bytes = unsafe UnsafeRawBufferPointer(start: start, count: strlen(start))
      let name = unsafe FileName([UInt8](bytes))
      if !name.isUTF8 {
        throw Fault(.usage, at: name.text, FileName.finding, remedy: "rename it")
      }
    }
  }
}
