import Escaping
import Routes

/// What a voice says on the way to a maneuver, and when.
public struct CardAnnouncement: Hashable, Sendable {
  /// What an announcement is for.
  public enum Moment: String, Hashable, Sendable, CaseIterable {
    /// Where guidance starts or goes on after a stop.
    case start
    /// After the previous maneuver, where this one is far.
    case onward = "continue"
    case early, prepare
    /// At the maneuver, in time to be spoken before it.
    case act
  }

  /// `nil` for the engine's own.
  public var moment: Moment?
  /// The distance to the maneuver where it begins, in meters; 0 or more.
  public var meters: Double
  /// The planned time to the maneuver when it begins, in seconds; 0 or more.
  public var seconds: Double
  /// How long a voice speaks it, in seconds, estimated from the text.
  public var duration: Double
  /// Plain text.
  public var text: String
  /// The text as a document of SSML 1.1, or as the engine sent it.
  public var ssml: String
  /// Whether the text is the engine's.
  public var isEngines: Bool
  /// The distances to the maneuver, in meters, at which the text is true.
  package var range: ClosedRange<Double>
  /// What a warning says after its distance; nil for others.
  var instruction: InstructionText?

  /// Whether it is a warning that can be said at another distance.
  package var isTemplate: Bool { instruction != nil }

  /// Whether the SSML is more than the text in a document of the language.
  package func saysMoreInSSML(in language: String) -> Bool {
    ssml != InstructionText.ssml(XMLText.escaped(text), in: language)
  }
}

extension Guide {
  /// A warning with the placeholder `{distance}`, as text and SSML; nil for others.
  package func template(of own: CardAnnouncement) -> (text: String, ssml: String)? {
    guard own.moment != .act, let instruction = own.instruction, let voice = spoken.voice else {
      return nil
    }
    let text = voice.warning(of: instruction, in: InstructionText([.init(.text, "{distance}")]))
    return (text.text, text.ssml(in: voice.words.language.tag))
  }

  /// What stands for `{distance}`, nearest first, with its meters.
  package var spokenDistances: [(meters: Double, text: String)] {
    guard let voice = spoken.voice else { return [] }
    return RoundedDistance.spoken(in: units).map { ($0.meters, voice.distance($0)) }
  }

  /// A warning as it is true so many meters before its maneuver; others stay as they are.
  package func saying(_ own: CardAnnouncement, at meters: Double) -> CardAnnouncement {
    guard let instruction = own.instruction, !own.range.contains(meters), let voice = spoken.voice
    else { return own }
    let (distance, range) = RoundedDistance.spoken(nearest: meters, in: units)
    let text = voice.warning(of: instruction, in: distance)
    var result = own
    (result.text, result.ssml) = (text.text, text.ssml(in: voice.words.language.tag))
    (result.meters, result.range) = (meters, range)
    result.duration = voice.seconds(text.text)
    return result
  }
}

extension InstructionText {
  /// The text as SSML; the letters of road numbers are spelled.
  func ssml(in language: String) -> String {
    let body = components.map { part in
      if let sounds = part.pronunciation {
        return "<phoneme alphabet=\"\(sounds.alphabet.rawValue)\" ph=\""
          + XMLText.escaped(sounds.phonemes) + "\">" + XMLText.escaped(part.text) + "</phoneme>"
      }
      let letters = part.text.prefix { $0.isASCII && $0.isUppercase }
      let rest = part.text.dropFirst(letters.count)
      guard part.kind == .ref, (1...3).contains(letters.count),
        rest.first.map({ $0 == " " || $0 == "-" || $0.isNumber }) ?? false
      else { return XMLText.escaped(part.text) }
      return "<say-as interpret-as=\"characters\">\(letters)</say-as> "
        + XMLText.escaped(String(rest.drop { $0 == " " || $0 == "-" }))
    }
    return Self.ssml(body.joined(), in: language)
  }

  static func ssml(_ body: String, in language: String) -> String {
    "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\""
      + XMLText.escaped(language) + "\">\(body)</speak>"
  }
}

extension InstructionWriter {
  /// The instruction for a voice: with one road and one place of the sign, or brief without both.
  func speech(isBrief: Bool = false) -> InstructionText {
    let phrase = phrase
    let head = head(phrase)
    if kind.rides {
      let rungs = rideRungs(head.full)
      return (isBrief ? rungs.last : rungs.first) ?? head.full
    }
    guard !isBrief else { return head.core }
    var text = head.full
    if phrase.road != .none, let road = spoken(head.kept ?? sign) {
      text = join(text, road, head)
    }
    if phrase.road != .none || kind.boardsFerry, let sign = places(of: head.kept ?? sign).last,
      sign.contains(where: { !$0.text.isEmpty })
    {
      text = join(text, sign: sign)
    }
    return withBike(text)
  }

  /// What is said first of a road, else the rest; nil if a voice cannot speak them.
  func spoken(_ road: SignedRoad) -> RoadText? {
    let roads = names(of: road).filter { road in road.components.contains { !$0.text.isEmpty } }
    return roads.first { $0.form == .first } ?? roads.last
  }

  /// Whether the instruction begins with a place, such as a roundabout or "At junction 12".
  var beginsWithPlace: Bool {
    if kind.circulation != nil || [.endOfRoad, .fork].contains(kind.family) { return true }
    func first(_ text: String) -> Substring { text.prefix { $0 != " " } }
    let head = head(phrase).full.text
    return !exitNumbers.isEmpty && first(head) != first(phrase.bare)
  }
}
