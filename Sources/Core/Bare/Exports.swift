/// Responds to a request of so many bytes; the response follows its own number of bytes, as four from
/// the lowest, and whoever asked frees it.
@_cdecl("fingerpost_respond")
func respond(_ request: UnsafePointer<UInt8>, _ count: Int) -> UnsafeMutablePointer<UInt8> {
  let response = Core.respond(to: Array(UnsafeBufferPointer(start: request, count: count)))
  let place = UnsafeMutablePointer<UInt8>.allocate(capacity: response.count + 4)
  for index in 0..<4 { place[index] = UInt8(truncatingIfNeeded: response.count >> (8 * index)) }
  for (index, byte) in response.enumerated() { place[4 + index] = byte }
  return place
}
