import Faults
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
  init(_ messages: [NavInfoMessage], faults: [Fault] = []) {
    feed.faults = faults
    let messages = inOrder(unrepeated(messages))
    for (index, message) in messages.enumerated() {
      if isStopped {
        report("messages after the stop", "left them out", at: message.node.place)
        break
      }
      take(message, before: messages[(index + 1)...].first { !$0.steps.isEmpty })
    }
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let group = groups[place.group]
      feed.messages[index].step = NavInfoRoutes.number(of: group[place.index], in: group)
    }
  }

  private mutating func report(_ finding: String, _ remedy: String, at place: String) {
    feed.faults.append(Fault(at: place, finding, remedy: remedy))
  }

  private mutating func unrepeated(_ messages: [NavInfoMessage]) -> [NavInfoMessage] {
    var kept: [NavInfoMessage] = []
    var (source, place, count) = ("", "", 0)
    func reportRepetitions() {
      guard count > 0 else { return }
      let (times, them) = count > 1 ? (" \(count) times", "the repetitions") : ("", "it")
      report("repeats the message before" + times, "left \(them) out", at: place)
    }
    for message in messages {
      let own = message.node.source
      if own == source {
        if count == 0 { place = message.node.place }
        count += 1
        continue
      }
      reportRepetitions()
      (source, count) = (own, 0)
      kept.append(message)
    }
    reportRepetitions()
    return kept
  }

  /// Swaps two messages that came the wrong way round.
  private mutating func inOrder(_ messages: [NavInfoMessage]) -> [NavInfoMessage] {
    var messages = messages
    for index in messages.indices.dropFirst()
    where messages[index].precedes(messages[index - 1])
      && (index < 2 || !messages[index].precedes(messages[index - 2]))
    {
      report("older than the message before", "swapped them", at: messages[index].node.place)
      messages.swapAt(index, index - 1)
    }
    return messages
  }

  /// Takes a message; `next` is the next one with steps.
  private mutating func take(_ message: NavInfoMessage, before next: NavInfoMessage?) {
    let place = message.node.place
    addFaults(of: message)
    switch message.effect {
    case .unknown: return
    case .enroute:
      guard !message.steps.isEmpty else {
        return report("en route without a step", "left the message out", at: place)
      }
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
        report("older than the message before", "left it out", at: place)
        return false
      }
      // Those that follow are back as well, so the vehicle is.
      if let number = message.steps[0].number, let from = last.steps[0].number, number < from {
        report(
          "step \(number) follows step \(from) without 'routeChanged'", "took it as a new route",
          at: place)
        isNew = true
      }
    }
    guard addTime(of: message) else { return false }
    if !isNew, let from = last?.steps[0].number, let to = message.steps[0].number, to > from + 1 {
      report("step \(to) follows step \(from)", "messages are missing, went on", at: place)
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
      report("older than the message before", "left it out", at: message.node.place)
      return false
    }
    feed.messages.append(Feed.Message(milliseconds: milliseconds, state: .enroute, route: 0))
    return true
  }

  /// Adds what a message and its steps have wrong; each word or measure of a step once.
  private mutating func addFaults(of message: NavInfoMessage) {
    func report(_ measure: BadMeasure) {
      let range = "0 to \(Int(JSONNode.mostMeasure))"
      self.report(
        "\(measure.value) is out of range, \(range)", "took it as unknown", at: measure.place)
    }
    for measure in message.badMeasures { report(measure) }
    if message.state == nil, let word = message.node.text("navState"),
      seen.insert("state \(word)").inserted
    {
      self.report(
        "navState '\(word)' is not known",
        message.steps.isEmpty ? "left the message out" : "took it as en route",
        at: message.node.place)
    }
    for (index, step) in message.steps.enumerated() {
      let number = step.number ?? index
      for measure in step.badMeasures
      where seen.insert("\(groups.count) \(number) \(measure.value)").inserted {
        report(measure)
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
    feed.faults += unknownWords.filter { !reported.contains($0.word) }.map {
      Fault(at: $0.place, "'\($0.word)' is not known", remedy: "took the step of another message")
    }
    return feed
  }
}
