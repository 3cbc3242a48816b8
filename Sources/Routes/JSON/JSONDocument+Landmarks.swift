extension JSONDocument {
  /// A member of a long container from where another one is soon found by going on.
  ///
  /// Without it, to tell the places of all members would take time that grows with the square of
  /// their number.
  ///
  /// - Parameters:
  ///   - container: An object or array.
  ///   - index: The index of an entry within the container.
  /// - Returns: The index of the member's first entry, not after `index`, and how many members are
  ///   before it; nothing for short containers.
  func landmark(in container: JSONNode, before index: Int) -> (place: Int, count: Int)? {
    guard Int(container.entry.link) - container.index > Self.longContainer else { return nil }
    let marks = landmarks.withLock { known in
      if let marks = known[container.index] { return marks }
      let marks = self.marks(in: container)
      known[container.index] = marks
      return marks
    }
    var (low, high) = (0, marks.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if marks[middle] <= index { low = middle } else { high = middle }
    }
    return (marks[low], low * Self.gap)
  }

  /// Containers with fewer entries are soon walked through.
  private static let longContainer = 1024
  /// From one landmark to the next, in members.
  private static let gap = 64

  /// The indices of the first entries of every so many members, from the first member on.
  private func marks(in container: JSONNode) -> [Int] {
    let isObject = container.entry.kind == .object
    var marks: [Int] = []
    var place = container.index + 1
    var count = 0
    while place < Int(container.entry.link) {
      if count % Self.gap == 0 { marks.append(place) }
      let value = isObject ? place + 1 : place
      place = JSONNode.after(value, entries[value])
      count += 1
    }
    return marks
  }
}
