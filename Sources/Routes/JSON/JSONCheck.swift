/// Validates JSON, for readers of other files than routes.
package enum JSONCheck {
  /// Validates a text.
  ///
  /// - Parameter bytes: The text in UTF-8, UTF-16 or UTF-32.
  /// - Returns: The first fault with line and column; `nil` for JSON.
  package static func fault(in bytes: some Sequence<UInt8>) -> String? {
    let text = TextForm.utf8(Array(bytes))
    if TextForm.isBlank(text.span) { return "the text is empty" }
    do {
      _ = try JSONDocument(text)
      return nil
    } catch {
      return error.words(in: text)
    }
  }
}
