import Routes

/// The names of a maneuver kind in languages and on platforms: columns of `kinds.csv`.
struct KindRow: Sendable {
  /// The key of its texts in `phrases` of language files.
  let phrase: String
  /// The key of the texts for a numbered exit; nil for kinds without exits.
  let exitPhrase: String?
  let carPlay: PlatformType
  let androidAuto: PlatformType
  let google: PlatformType

  /// The phrase for a roundabout's exit by its number, `{ordinal}`.
  static let numberedExit = "roundaboutNthExit"

  /// The phrase for the way straight on at a fork, where no middle one of three is seen.
  static let straightFork = "keepStraight"

  /// The phrase for boarding somebody's car.
  static let carpool = "carpoolBoard"

  /// The keys of all phrases, which every language must define.
  static let phrases: [String] = {
    var seen: Set<String> = []
    let keys = ManeuverKind.allCases.map { $0.row.phrase } + [numberedExit, straightFork, carpool]
    return keys.filter { seen.insert($0).inserted }
  }()

  /// The keys of the phrases that may have the number of an exit.
  static let exitPhrases = Set(ManeuverKind.allCases.compactMap { $0.row.exitPhrase })

  /// The keys of the phrases that may have the name of a place.
  static let namedPhrases = Set(
    ManeuverKind.allCases.filter { $0.isNamed }.map { $0.row.phrase } + [numberedExit])

  /// A test reads the row of every kind.
  fileprivate static let table = Dictionary(
    uniqueKeysWithValues: ManeuverKind.allCases.map { kind in
      let fields = kind.guidanceColumns
      let platforms = [2, 4, 6].map { place in
        guard let value = Int(fields[place + 1]) else {
          preconditionFailure("kinds.csv: '\(fields[place + 1])' is not a number")
        }
        return PlatformType(name: fields[place], value: value)
      }
      let row = KindRow(
        phrase: fields[0], exitPhrase: fields[1].isEmpty ? nil : fields[1],
        carPlay: platforms[0], androidAuto: platforms[1], google: platforms[2])
      return (kind, row)
    })
}

extension ManeuverKind {
  var row: KindRow {
    guard let row = KindRow.table[self] else {
      preconditionFailure("kinds.csv has no row of '\(rawValue)'")
    }
    return row
  }

  /// Whether the driver may stay on the road, as by a turn where the road turns.
  var mayStay: Bool { self == .straight || [.turn, .endOfRoad, .keep, .fork].contains(family) }

  /// Whether the driver boards a ferry or car train, with its name instead of a road's.
  var boardsFerry: Bool { family == .ferryBoard || family == .ferryTrainBoard }

  /// Whether an instruction may name a place: a roundabout, a ferry, a line, a stop, a destination.
  var isNamed: Bool {
    circulation != nil || boardsFerry || arrives || family == .passenger
  }
}
