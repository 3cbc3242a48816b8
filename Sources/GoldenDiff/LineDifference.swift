import Escaping

/// The difference of two texts by lines, as `diff -u` shows it.
public struct LineDifference: Hashable, Sendable {
  /// The lines that only the golden has.
  public var removed = 0
  /// The lines that only the actual text has.
  public var added = 0
  /// The first lines of the unified form: hunks, each with three lines around it.
  public private(set) var lines: [String] = []

  /// The largest number of lines to show.
  private static let limit = 40
  /// The most lines of both sides to align; the time grows with the square of the changes.
  private static let alignmentLimit = 4000
  private static let around = 3

  private struct Line: Sendable {
    var mark: Character
    var text: ArraySlice<UInt8>
  }

  init(_ expected: [UInt8], _ actual: [UInt8]) {
    let old = expected.split(separator: 0x0A, omittingEmptySubsequences: false)
    let new = actual.split(separator: 0x0A, omittingEmptySubsequences: false)
    let all = Self.aligned(old, new)
    removed = all.count { $0.mark == "-" }
    added = all.count { $0.mark == "+" }
    var (oldNumber, newNumber, isInHunk) = (1, 1, false)
    for (index, line) in all.enumerated() {
      let near = all[max(0, index - Self.around)..<min(all.count, index + Self.around + 1)]
      let isShown = near.contains { $0.mark != " " }
      if isShown {
        if !isInHunk { lines.append("@@ -\(oldNumber) +\(newNumber) @@") }
        let text = String(decoding: line.text, as: UTF8.self).prefix(200)
        lines.append("\(line.mark)\(Printable.text(String(text)))")
      }
      isInHunk = isShown
      if line.mark != "+" { oldNumber += 1 }
      if line.mark != "-" { newNumber += 1 }
      guard lines.count < Self.limit else { break }
    }
    if lines.count >= Self.limit { lines.append("…") }
  }

  /// Returns the lines of both texts in order; equal ones once.
  private static func aligned(
    _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (oldMiddle, newMiddle) = (
      old[start..<(old.count - end)], new[start..<(new.count - end)]
    )
    let isLong = oldMiddle.count + newMiddle.count > alignmentLimit
    let changes = isLong ? nil : newMiddle.difference(from: oldMiddle)
    let gone = Set(changes?.removals.map(\.offset) ?? Array(0..<oldMiddle.count))
    let come = Set(changes?.insertions.map(\.offset) ?? Array(0..<newMiddle.count))
    var lines = old[..<start].map { Line(mark: " ", text: $0) }
    var (first, second) = (0, 0)
    while first < oldMiddle.count || second < newMiddle.count {
      if first < oldMiddle.count, gone.contains(first) {
        lines.append(Line(mark: "-", text: oldMiddle[start + first]))
        first += 1
      } else if second < newMiddle.count, come.contains(second) {
        lines.append(Line(mark: "+", text: newMiddle[start + second]))
        second += 1
      } else {
        lines.append(Line(mark: " ", text: oldMiddle[start + first]))
        (first, second) = (first + 1, second + 1)
      }
    }
    return lines + old[(old.count - end)...].map { Line(mark: " ", text: $0) }
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
