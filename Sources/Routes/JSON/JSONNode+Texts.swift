extension [JSONNode] {
  /// The texts of the elements, or of a field of each; nothing where there is none.
  func texts(_ name: String? = nil, by separator: String) -> String? {
    let parts = compactMap { node in
      name.map { node.text($0) } ?? (node.text ?? node.text("text") ?? node.text("value"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: separator)
  }
}
