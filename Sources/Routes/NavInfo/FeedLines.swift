import JSON
import Faults

/// The texts of a feed's messages, without those that are not JSON.
struct FeedLines {
  private let values: [JSONNode]
  private var faults: [FeedFault] = []

  init(values: [JSONNode]) { self.values = values }

  /// Splits JSON Lines of two lines or more; nil for other texts.
  init?(_ bytes: [UInt8]) {
    var values: [JSONNode] = []
    var (start, number) = (0, 0)
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let line = [UInt8](bytes[start..<end])
      (start, number) = (end + 1, number + 1)
      if JSONEncoding.isBlank(line) { continue }
      if values.isEmpty, faults.isEmpty {
        let isLast = start >= bytes.count || JSONEncoding.isBlank([UInt8](bytes[start...]))
        if isLast || line.first == UInt8(ascii: "[") { return nil }
      }
      do {
        values.append(try JSONDocument(line, named: RouteReader.wholeText, line: number).root)
      } catch {
        faults.append(.unreadable(finding: error.finding))
      }
      // The first lines of a text over several lines are no values.
      if values.isEmpty, faults.count > 1 { return nil }
    }
    guard values.contains(where: { Engine(of: $0) == .navInfo }) else { return nil }
    self.values = values
  }

  /// The messages in order; throws for a line of another form, and if none can be read.
  func messages() throws(Fault) -> (messages: [NavInfoMessage], faults: [FeedFault]) {
    var messages: [NavInfoMessage] = []
    var faults = faults
    var first: Fault?
    for value in values {
      if value.document.line != nil, let form = Engine(of: value), form != .navInfo {
        throw .wrongType(at: value.place, expected: "a message of the feed")
      }
      do throws(Fault) {
        let message = try NavInfoMessage(value)
        if values.count == 1 { try message.checkMeasures() }
        messages.append(message)
      } catch {
        first = first ?? error
        faults.append(.unreadable(finding: String(error.description.prefix { $0 != ";" })))
      }
    }
    if let first, messages.isEmpty { throw first }
    return (messages, faults)
  }
}
