/// A line of JSON Lines that holds an engine's answer.
///
/// The answer stands in the line itself or under `route`, beside an `id` of any kind.
public struct RouteLine: Sendable {
  /// The JSON of the line's `id`, as it stands; `null` where there is none.
  public let id: String
  /// The routes, or why there are none.
  public let result: Result<RouteAnswer, RouteError>

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, with or without a line end.
  ///   - reader: How to read the answer.
  public init(_ bytes: [UInt8], _ reader: RouteReader) {
    guard !TextForm.isBlank(bytes.span) else {
      id = "null"
      result = .failure(.empty)
      return
    }
    do throws(RouteError) {
      let root = try RouteReader.document(bytes).root
      id = root["id"]?.source ?? "null"
      result = Self.answer(in: root, reader)
    } catch {
      id = "null"
      result = .failure(error)
    }
  }

  private static func answer(
    in root: JSONNode, _ reader: RouteReader
  ) -> Result<RouteAnswer, RouteError> {
    do throws(RouteError) {
      if root.isObject, let inner = root["route"], inner.isObject || inner.isArray,
        RouteFormat(of: root) == nil
      {
        return .success(try reader.answer(inner))
      }
      return .success(try reader.answer(root))
    } catch {
      return .failure(error)
    }
  }
}

extension JSONNode {
  /// The text of the value, as it stands, on one line.
  fileprivate var source: String {
    let start = isString ? Int(entry.start) - 1 : Int(entry.start)
    var end = isString ? Int(entry.link) + 1 : Int(entry.link)
    if entry.kind == .object || entry.kind == .array {
      // The end is not kept: it is after the last member, past space and the bracket.
      let last = document.entries[Int(entry.link) - 1]
      end = Int(entry.link) == index + 1 ? start + 1 : Self.end(of: last)
      let bytes = document.bytes
      var depth = Self.openContainers(from: index, to: Int(entry.link), in: document)
      while depth > 0, end < bytes.count {
        if bytes[end] == UInt8(ascii: "}") || bytes[end] == UInt8(ascii: "]") { depth -= 1 }
        end += 1
      }
    }
    // Line ends stand between values alone: in strings they are escaped.
    let text = document.bytes[start..<end].map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return String(decoding: text, as: UTF8.self)
  }

  private static func end(of entry: JSONDocument.Entry) -> Int {
    switch entry.kind {
    case .string, .escapedString: Int(entry.link) + 1
    case .object, .array: Int(entry.start) + 1
    case .numbers, .number, .isTrue, .isFalse, .null: Int(entry.link)
    }
  }

  /// How many containers end after the last entry before `end`, this one included.
  private static func openContainers(
    from index: Int, to end: Int, in document: JSONDocument
  ) -> Int {
    document.entries[index..<end].count { entry in
      (entry.kind == .object || entry.kind == .array) && Int(entry.link) == end
    }
  }
}
