import Routes

extension InstructionWriter {
  /// Words boarding a vehicle with what is known of the ride.
  ///
  /// The stop where one boards goes first, then the number of stops; the direction stays.
  ///
  /// - Parameter head: Boarding with the line, if it is known.
  /// - Returns: Instructions from the fullest to the shortest; none without a ride.
  func rideRungs(_ head: InstructionText) -> [InstructionText] {
    guard let ride else { return [] }
    let words = language.ride
    func withLength(_ text: InstructionText) -> InstructionText {
      guard let count = ride.stopCount, count > 0 else { return text }
      let stops = Component(.text, language.format.filled(words.stops, count))
      return join(text, words.length, ["stops": [stops]], splits: false)
    }
    var toward = head
    if let sign = ride.headsign?.withoutSemicolons, !sign.isEmpty {
      toward = join(head, sign: isolated(Component(.destination, sign)))
    }
    var from = toward
    if let stop = ride.boardingStop, !stop.isEmpty {
      let name = isolated(Component(.place, stop))
      let template = Template.sparing(words.from, around: "stop", name: stop)
      from = join(toward, template, ["stop": name], splits: true)
    }
    return [withLength(from), withLength(toward), toward]
  }
}
