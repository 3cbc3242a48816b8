public import Foundation

extension CardsDocument {
  /// The document as one line of JSON that begins with an `id`, and a line end.
  ///
  /// - Parameters:
  ///   - id: JSON.
  ///   - pen: What it is written with; one that wrote documents of the same guide before.
  /// - Returns: UTF-8.
  /// - Throws: What `json` throws.
  public func line(id: String, with pen: inout CardPen) throws -> Data {
    Self.line(id: id, rest: try line(with: &pen))
  }

  /// What stands in place of a document that cannot be made, as one line.
  ///
  /// - Parameters:
  ///   - id: JSON.
  ///   - message: What is wrong.
  ///   - number: The number of the line, from 1.
  /// - Returns: UTF-8.
  /// - Throws: `EncodingError`; never for what is here.
  public static func errorLine(id: String, message: String, number: Int) throws -> Data {
    struct Problem: Encodable {
      struct Detail: Encodable {
        var code = 65
        var line: Int
        var message: String
      }

      var error: Detail
    }
    let problem = Problem(error: Problem.Detail(line: number, message: message))
    return line(id: id, rest: try JSONWriter.bytes(of: problem, isPretty: false)[...])
  }

  /// An object with an `id` before its members.
  private static func line(id: String, rest: ArraySlice<UInt8>) -> Data {
    var line = Data("{\"id\":\(id),".utf8)
    line.append(contentsOf: rest.dropFirst())
    line.append(0x0A)
    return line
  }
}
