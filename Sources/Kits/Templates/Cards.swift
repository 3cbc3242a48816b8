// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import Foundation

/// The types of `cards.json`, of `manifest.json` and of the events of a drive, and their reading.
///
/// Words and events of later versions of the program read as `unknown`.
public enum FingerpostCards {
  /// Reads a file of cards; throws if it cannot be read or is not one.
  public static func load(from url: URL) throws -> CardsDocument {
    try cards(Data(contentsOf: url))
  }

  /// Reads the contents of a file of cards, or a line of `fingerpost cards --format jsonl`.
  public static func cards(_ data: Data) throws -> CardsDocument {
    try JSONDecoder().decode(CardsDocument.self, from: data)
  }

  /// Reads the contents of a manifest.
  public static func manifest(_ data: Data) throws -> Manifest {
    try JSONDecoder().decode(Manifest.self, from: data)
  }

  /// Reads a line that `fingerpost drive` prints.
  public static func event(_ line: Data) throws -> DriveEvent {
    try JSONDecoder().decode(DriveEvent.self, from: line)
  }

  /// Reads all lines that `fingerpost drive` prints.
  public static func events(_ lines: Data) throws -> [DriveEvent] {
    try lines.split(separator: UInt8(ascii: "\n")).map { try event(Data($0)) }
  }
}

/// A text of a fixed list.
public protocol FingerpostWord: RawRepresentable, CaseIterable, Codable, Hashable, Sendable
where RawValue == String {
  /// A text that is not on the list.
  static var unknown: Self { get }
}

extension FingerpostWord {
  /// Reads a text, as `unknown` if it is not on the list.
  public init(from decoder: any Decoder) throws {
    self = Self(rawValue: try String(from: decoder)) ?? .unknown
  }
}

extension FingerpostCards.Card {
  /// The way to this maneuver: that of the card before, which is nil at the start.
  public func approach(after previous: FingerpostCards.Card?) -> FingerpostCards.Estimate {
    approach
      ?? previous.map { FingerpostCards.Estimate(distance: $0.distance, time: $0.time) } ?? .none
  }
}

extension FingerpostCards.Estimate {
  /// Nothing left.
  public static var none: FingerpostCards.Estimate {
    FingerpostCards.Estimate(
      distance: FingerpostCards.Distance(meters: 0), time: FingerpostCards.Time(seconds: 0))
  }
}

extension FingerpostCards {
  /// Any JSON.
  public enum JSONValue: Codable, Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    case list([JSONValue])
    case object([String: JSONValue])
    case null

    /// Reads any JSON.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let list = try? container.decode([JSONValue].self) {
        self = .list(list)
      } else if container.decodeNil() {
        self = .null
      } else {
        self = .object(try container.decode([String: JSONValue].self))
      }
    }

    /// Writes the same JSON.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .number(let number): try container.encode(number)
      case .flag(let flag): try container.encode(flag)
      case .list(let list): try container.encode(list)
      case .object(let members): try container.encode(members)
      case .null: try container.encodeNil()
      }
    }
  }
}
