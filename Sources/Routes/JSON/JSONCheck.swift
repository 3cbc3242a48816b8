/// Where a text stops being JSON.
package struct JSONTextError: Error {
  /// What is wrong, with line and column.
  package let finding: String
}

extension JSONNode {
  /// Parses a text, for readers of other files than routes.
  ///
  /// - Parameter bytes: The text in UTF-8, UTF-16 or UTF-32.
  /// - Throws: `JSONTextError` for a text that is not JSON.
  package init(text bytes: some Sequence<UInt8>) throws(JSONTextError) {
    let text = TextForm.utf8(Array(bytes))
    if TextForm.isBlank(text.span) { throw JSONTextError(finding: "the text is empty") }
    do throws(JSONFault) {
      self = try JSONDocument(text).root
    } catch {
      throw JSONTextError(finding: error.words(in: text))
    }
  }
}

/// Finds where a text stops being JSON.
package enum JSONCheck {
  /// Parses a text.
  ///
  /// - Parameter bytes: The text in UTF-8, UTF-16 or UTF-32.
  /// - Returns: What keeps it from being JSON, with line and column; `nil` for JSON.
  package static func fault(in bytes: some Sequence<UInt8>) -> String? {
    do throws(JSONTextError) {
      _ = try JSONNode(text: bytes)
      return nil
    } catch {
      return error.finding
    }
  }
}
