import JSON
package import Faults

/// A line of JSON Lines: an engine's response, or a response in `route` beside an `id` of any type.
package struct RouteLine: Sendable {
  /// The `id` as JSON; `null` if it is absent.
  package let id: String
  package let result: Result<RouteResponse, Fault>

  package init(_ bytes: [UInt8], _ reader: RouteReader) {
    var id = "null"
    do throws(Fault) {
      if JSONEncoding.isBlank(bytes) { throw .empty }
      let root = try RouteReader.value(of: bytes)
      id = root["id"]?.source ?? "null"
      let inner = root["route"].flatMap { $0.isObject || $0.isArray ? $0 : nil }
      let isWrapped = inner != nil && Engine(of: root) == nil
      result = .success(try reader.response(isWrapped ? inner ?? root : root))
    } catch {
      result = .failure(error)
    }
    self.id = id
  }
}
