import JSON

/// Puts the messages of a feed in order and names their faults.
struct FeedReader {
  private var feed = Feed()
  /// The messages of each route that are en route.
  private(set) var groups: [[NavInfoMessage]] = []
  /// The group and the index in it of each message of the feed that is en route.
  private var places: [(group: Int, index: Int)?] = []
  private var last: NavInfoMessage?
  private var start: JSONTraceReader.Moment?
  private var isStopped = false
  private var seen: Set<String> = []
  /// The unknown enumerators of steps, each once, with their places.
  private var unknownWords: [(place: String, word: String)] = []

  /// Reads messages in the order of the file, with the faults that were found before.
  init(_ messages: [NavInfoMessage], faults: [FeedFault] = []) {
    feed.faults = faults
    let messages = inOrder(unrepeated(messages))
    for (index, message) in messages.enumerated() {
      take(message, before: messages[(index + 1)...].first { !$0.steps.isEmpty })
    }
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let group = groups[place.group]
      feed.messages[index].step = NavInfoRoutes.number(of: group[place.index], in: group)
    }
  }

  private mutating func unrepeated(_ messages: [NavInfoMessage]) -> [NavInfoMessage] {
    var kept: [NavInfoMessage] = []
    var (source, place, count) = ("", "", 0)
    func fault() -> [FeedFault] { count > 0 ? [.repeated(at: place, times: count)] : [] }
    for message in messages {
      let own = message.node.source
      if own == source {
        if count == 0 { place = message.node.place }
        count += 1
        continue
      }
      feed.faults += fault()
      (source, count) = (own, 0)
      kept.append(message)
    }
    feed.faults += fault()
    return kept
  }

  /// Swaps two messages that came the wrong way round.
  private mutating func inOrder(_ messages: [NavInfoMessage]) -> [NavInfoMessage] {
    var messages = messages
    for index in messages.indices.dropFirst()
    where messages[index].precedes(messages[index - 1])
      && (index < 2 || !messages[index].precedes(messages[index - 2]))
    {
      feed.faults.append(.outOfOrder(at: messages[index].node.place, isMoved: true))
      messages.swapAt(index, index - 1)
    }
    return messages
  }

  /// Takes a message; `next` is the next one with steps.
  private mutating func take(_ message: NavInfoMessage, before next: NavInfoMessage?) {
    let place = message.node.place
    guard !isStopped else {
      if case .afterStop = feed.faults.last { return }
      return feed.faults.append(.afterStop(at: place))
    }
    addFaults(of: message)
    switch message.effect {
    case .unknown: return
    case .enroute:
      guard !message.steps.isEmpty else { return feed.faults.append(.noSteps(at: place)) }
      guard begins(message, before: next) else { return }
    case .rerouting, .stopped:
      // Before the first route there is nothing to wait for or to end.
      guard !groups.isEmpty, addTime(of: message) else { return }
      places.append(nil)
    }
    isStopped = message.effect == .stopped
    feed.messages[feed.messages.count - 1].state = message.effect
    feed.messages[feed.messages.count - 1].route = groups.count - 1
    last = message.effect == .enroute ? message : last
  }

  /// Adds a message that is en route to its group; returns false if it is out of order.
  private mutating func begins(_ message: NavInfoMessage, before next: NavInfoMessage?) -> Bool {
    let place = message.node.place
    var isNew = message.routeChanged || groups.isEmpty
    if !isNew, let last, message.goesBack(from: last) {
      guard let next, !next.routeChanged, next.goesBack(from: last) else {
        feed.faults.append(.outOfOrder(at: place, isMoved: false))
        return false
      }
      // Those that follow are back as well, so the vehicle is.
      if let number = message.steps[0].number, let from = last.steps[0].number, number < from {
        feed.faults.append(.unmarkedChange(at: place, from: from, to: number))
        isNew = true
      }
    }
    guard addTime(of: message) else { return false }
    if !isNew, let from = last?.steps[0].number, let to = message.steps[0].number, to > from + 1 {
      feed.faults.append(.gap(at: place, from: from, to: to))
    }
    if isNew { groups.append([]) }
    places.append((groups.count - 1, groups[groups.count - 1].count))
    groups[groups.count - 1].append(message)
    let index = feed.messages.count - 1
    feed.messages[index].toStep = message.toStep
    feed.messages[index].toNextDestination = message.toNextDestination
    feed.messages[index].toFinalDestination = message.toFinalDestination
    return true
  }

  /// Adds a message at its time, or a second after the one before; returns false if it is older.
  private mutating func addTime(of message: NavInfoMessage) -> Bool {
    let before = feed.messages.last?.milliseconds
    var milliseconds = before.map { $0 + 1000 } ?? 0
    if let time = message.time {
      if before == nil {
        start = time
        if time.isAbsolute {
          feed.start = CivilTime(milliseconds: Int64(time.milliseconds), offset: time.offset)
        }
      }
      if let start, start.isAbsolute == time.isAbsolute {
        milliseconds = Int(time.milliseconds - start.milliseconds)
      }
    }
    guard milliseconds >= before ?? 0 else {
      feed.faults.append(.outOfOrder(at: message.node.place, isMoved: false))
      return false
    }
    feed.messages.append(Feed.Message(milliseconds: milliseconds, state: .enroute, route: 0))
    return true
  }

  /// Adds what a message and its steps have wrong; each word or measure of a step once.
  private mutating func addFaults(of message: NavInfoMessage) {
    for fault in message.faults {
      if case .unknownState(_, let word, _) = fault,
        !seen.insert("state \(word)").inserted
      {
        continue
      }
      feed.faults.append(fault)
    }
    for (index, step) in message.steps.enumerated() {
      let number = step.number ?? index
      for case .badMeasure(let place, let value) in step.faults
      where seen.insert("\(groups.count) \(number) \(value)").inserted {
        feed.faults.append(.badMeasure(at: place, value: value))
      }
      for word in step.unknownWords where seen.insert("word \(word)").inserted {
        unknownWords.append((message.node.place, word))
      }
    }
  }

  /// The feed, also with the faults of words that the routes do not report themselves.
  func feed(of routes: [Route]) -> Feed {
    var feed = feed
    let reported = Set(
      routes.lazy.flatMap { $0.legs }.flatMap { $0.steps }.flatMap { step in
        step.fallbacks.map { $0.words } + [step.unreadWord?.words].compactMap { $0 }
      })
    feed.faults += unknownWords.filter { !reported.contains($0.word) }
      .map { .unknownWord(at: $0.place, word: $0.word) }
    return feed
  }
}
