import Testing

@testable import Guidance

@Suite struct VoiceSecondsTests {
  private static func seconds(_ text: String, _ tag: String) throws -> Double {
    let voice = try #require(Languages.builtIn.find(try LocaleTag(tag))?.voice)
    return voice.seconds(text)
  }

  /// The lengths are those of eSpeak NG 1.51 at its default speed, in seconds.
  @Test(
    arguments: [
      ("en", "Turn right", 0.92),
      ("en", "Take exit 3A on the right toward Ridge Avenue South", 3.24),
      ("en", "Keep left at the fork to stay on I 676", 3.81),
      ("en", "In 1000 feet, turn left onto L 5337", 4.88),
      ("en-GB", "In 250 yards, turn left onto Water Street", 3.72),
      ("de", "In 250 Metern links abbiegen auf die L5337", 5.83),
      ("de", "Sie haben Ihr Ziel erreicht. Es liegt links", 2.87),
      ("fr", "Dans 1000 pieds, vous arriverez à l’étape", 2.15),
      ("fr", "Au rond-point, prenez la deuxième sortie sur la D 906", 3.25),
      ("es", "En 100 metros, gira a la derecha", 2.17),
      ("es", "Continúa por la AP-7 durante 12 kilómetros", 3.11),
      ("pt-BR", "Em 100 metros, mantenha-se à esquerda", 2.63),
      ("it", "Tra 2 chilometri, prendi l’uscita 7 a destra verso Girona", 3.86),
      ("nl", "Over 800 meter neem je rechts afrit 7 naar de A 12", 4.29),
      ("sv", "Om 500 meter sväng höger in på E 4", 3.01),
      ("da", "Om 100 meter hold til venstre ved forgreningen", 2.84),
      ("nb", "Kjør nordover på E 6 mot Trondheim", 2.76),
      ("fi", "Puolen kilometrin päästä käänny oikealle Kaisaniemenrannalle", 4.07),
      ("pl", "Za 250 metrów skręć w prawo", 3.11),
      ("cs", "Za 100 metrů odbočte vlevo na ulici Moula Ali", 2.66),
      ("ru", "Через 100 метров поверните налево", 2.14),
      ("uk", "Через 100 метрів поверніть ліворуч", 1.97),
      ("tr", "500 metre sonra hedefiniz solunuzda olacak", 3.47),
      ("ko", "목적지에 도착했습니다. 목적지는 왼쪽에 있습니다", 4.78),
      ("ko", "오른쪽 7번 출구로 진출하여 1번 국도로 진입하세요", 4.93),
      ("ar", "انعطف يمينًا", 1.33),
    ])
  func `the estimated length is within a quarter of a voice's`(
    tag: String, text: String, measured: Double
  ) throws {
    let seconds = try Self.seconds(text, tag)
    #expect((seconds / measured - 1).magnitude <= 0.25, "\(seconds)")
  }

  /// Read Mandarin has 5.18 syllables a second: Pellegrino, Coupé and Marsico, Language 87 (2011).
  @Test(arguments: [("前方右转进入中山高速公路", 12), ("到达目的地，目的地在左侧", 11)])
  func `Chinese is spoken at a published rate`(text: String, syllables: Int) throws {
    let pauses = text.contains("，") ? 0.3 : 0
    let read = 0.4 + Double(syllables) / 5.18 + pauses
    let seconds = try Self.seconds(text, "zh-Hans")
    #expect((seconds / read - 1).magnitude <= 0.1, "\(seconds), \(read)")
  }

  @Test func `figures and spelled letters take longer than letters, zeros do not`() throws {
    #expect(try Self.seconds("exit 77", "en") > Self.seconds("exit to", "en"))
    #expect(try Self.seconds("exit 700", "en") < Self.seconds("exit 777", "en"))
    #expect(try Self.seconds("NW", "en") > Self.seconds("nw", "en"))
    #expect(try Self.seconds("PARIS", "en") == Self.seconds("Paris", "en"))
    #expect(try Self.seconds("", "en") == 0.4)
  }
}
