extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String { trimming { $0.isWhitespace } }

  /// The text without some characters at its ends.
  package func trimming(while isTrimmed: (Character) -> Bool) -> String {
    guard let first = firstIndex(where: { !isTrimmed($0) }),
      let last = lastIndex(where: { !isTrimmed($0) })
    else { return "" }
    return String(self[first...last])
  }
}
