import Routes

/// What languages and platforms call a kind of maneuver: a row of `kinds.csv`.
struct KindRow: Sendable {
  /// The key of its words in `phrases` of language files.
  let phrase: String
  /// The key of the words that lead to a numbered exit, or nil for kinds that take no exit.
  let exitPhrase: String?
  let carPlay: PlatformType
  let androidAuto: PlatformType
  let google: PlatformType

  /// The phrase for an exit of a roundabout by its number, as `{ordinal}`.
  static let numberedExit = "roundaboutNthExit"

  /// The keys of all phrases, each of which a language must have.
  static let phrases: [String] = {
    var seen: Set<String> = []
    let keys = ManeuverKind.allCases.map(\.row.phrase) + [numberedExit]
    return keys.filter { seen.insert($0).inserted }
  }()

  /// A test reads the row of every kind.
  fileprivate static let table: [ManeuverKind: KindRow] = {
    let text = String(decoding: PackageResources.kinds_csv, as: UTF8.self)
    let rows = text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 9, let kind = ManeuverKind(rawValue: fields[0]) else {
        preconditionFailure("kinds.csv: '\(line)' is not a row of nine fields with a known kind")
      }
      let platforms = [3, 5, 7].map { place in
        guard let value = Int(fields[place + 1]) else {
          preconditionFailure("kinds.csv: '\(fields[place + 1])' is not a number")
        }
        return PlatformType(name: fields[place], value: value)
      }
      let row = KindRow(
        phrase: fields[1], exitPhrase: fields[2].isEmpty ? nil : fields[2],
        carPlay: platforms[0], androidAuto: platforms[1], google: platforms[2])
      return (kind, row)
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }()
}

extension ManeuverKind {
  var row: KindRow {
    guard let row = KindRow.table[self] else {
      preconditionFailure("kinds.csv has no row of '\(rawValue)'")
    }
    return row
  }

  /// Whether the driver reaches a stop or the destination.
  var arrives: Bool { [.arrive, .endOfDirections, .waypoint].contains(family) }

  /// Whether the driver may stay on the same road, as by a turn where the road turns.
  var mayStay: Bool { self == .straight || [.turn, .endOfRoad, .keep, .fork].contains(family) }

  /// Whether the driver boards a ferry or car train, whose name stands in place of the road's.
  var boardsFerry: Bool { family == .ferryBoard || family == .ferryTrainBoard }

  /// Whether a ride on public transport begins or goes on.
  var rides: Bool { [.transitBoard, .transitTransfer, .transitRemainOn].contains(self) }
}
