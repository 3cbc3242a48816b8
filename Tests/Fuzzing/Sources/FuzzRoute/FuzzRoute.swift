import Foundation
import Routes

/// The form to read; all forms where the environment variable `FINGERPOST_FORMAT` names none.
private let format = ProcessInfo.processInfo.environment["FINGERPOST_FORMAT"].map { name in
  guard let format = Engine(named: name) else {
    let forms = Engine.all.map(\.name).joined(separator: ", ")
    FileHandle.standardError.write(
      Data("error: FINGERPOST_FORMAT: \(name): no form; use \(forms)\n".utf8))
    exit(64)
  }
  return format
}

/// Reads what libFuzzer made up as a route.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = unsafe Data(UnsafeBufferPointer(start: start, count: count))
  _ = try? RouteReader(format: format).read(data)
  return 0
}
