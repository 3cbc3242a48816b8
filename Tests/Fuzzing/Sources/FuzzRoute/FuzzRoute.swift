import Foundation
import Routes

/// Reads what libFuzzer made up as a route, in any form.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = unsafe Data(UnsafeBufferPointer(start: start, count: count))
  _ = try? RouteReader().read(data)
  return 0
}
