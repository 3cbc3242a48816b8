import Guidance
import Routes
import Testing

/// Real names in text and speech: one street has one grammar, chosen by the name as it is spoken.
@Suite struct StreetNameTests {
  /// A right turn onto a road; `ref: ` marks a number.
  private static func card(_ tag: String, _ name: String) throws -> Card {
    try Spoken.card(.turnRight, tag) { step in
      // Far from the destination, which would be said with the turn.
      (step.distance, step.duration) = (9000, 600)
      if name.hasPrefix("ref: ") {
        step.road.ref = String(name.dropFirst(5))
      } else {
        step.road.name = name
      }
    }
  }

  @Test(
    arguments: [
      (
        "it", "V.le Monza", "Svolta a destra in V.le Monza",
        "Svolta a destra in Viale Monza"
      ),
      (
        "it", "C.so Buenos Aires", "Svolta a destra in C.so Buenos Aires",
        "Svolta a destra in Corso Buenos Aires"
      ),
      (
        "it", "P.zza Garibaldi", "Svolta a destra in P.zza Garibaldi",
        "Svolta a destra in Piazza Garibaldi"
      ),
      (
        "pt-PT", "Lg. do Rato", "Vire à direita para o Lg. do Rato",
        "Vire à direita para o Largo do Rato"
      ),
      (
        "pt-PT", "Tv. da Glória", "Vire à direita para a Tv. da Glória",
        "Vire à direita para a Travessa da Glória"
      ),
      (
        "pt-PT", "Pç. da Figueira", "Vire à direita para a Pç. da Figueira",
        "Vire à direita para a Praça da Figueira"
      ),
      (
        "fr", "Bd. Périphérique", "Tourner à droite sur le Bd. Périphérique",
        "Tournez à droite sur le Boulevard Périphérique"
      ),
      (
        "fr", "Fg. St-Antoine", "Tourner à droite sur le Fg. St-Antoine",
        "Tournez à droite sur le Faubourg Saint-Antoine"
      ),
      (
        "fr", "Rue St-Honoré", "Tourner à droite dans la Rue St-Honoré",
        "Tournez à droite dans la Rue Saint-Honoré"
      ),
      (
        "es", "Pje. de la Paz", "Gira a la derecha en el Pje. de la Paz",
        "Gira a la derecha en el Pasaje de la Paz"
      ),
      (
        "tr", "Halaskargazi Cd", "Sağa dönüp Halaskargazi Cd’ne girin",
        "Sağa dönüp Halaskargazi Caddesi’ne girin"
      ),
      (
        "tr", "1919. Sk.", "Sağa dönüp 1919. Sk.’a girin",
        "Sağa dönüp 1919. Sokak’a girin"
      ),
      (
        "tr", "Lale Sok.", "Sağa dönüp Lale Sok.’na girin",
        "Sağa dönüp Lale Sokağı’na girin"
      ),
      (
        "nb", "Drammensv.", "Sving til høyre inn på Drammensv.",
        "Sving til høyre inn på Drammensveien"
      ),
      (
        "nb", "Kirkev.", "Sving til høyre inn på Kirkev.",
        "Sving til høyre inn på Kirkeveien"
      ),
      (
        "nb", "Storgt.", "Sving til høyre inn på Storgt.",
        "Sving til høyre inn på Storgata"
      ),
      (
        "nb", "Karl Johans gt.", "Sving til høyre inn på Karl Johans gt.",
        "Sving til høyre inn på Karl Johans gate"
      ),
      (
        "nb", "ref: Rv 162", "Sving til høyre inn på Rv 162",
        "Sving til høyre inn på riksvei 162"
      ),
      (
        "nb", "ref: Fv 33", "Sving til høyre inn på Fv 33",
        "Sving til høyre inn på fylkesvei 33"
      ),
      (
        "ja", "246号", "右折して246号線に入る",
        "右折して246号線に入ります"
      ),
      (
        "ko", "100번", "우회전하여 100번 도로로 진입",
        "우회전하여 100번 도로로 진입하세요"
      ),
      (
        "ru", "Третье транспортное кольцо", "Поверните направо на Третье транспортное кольцо",
        "Поверните направо на Третье транспортное кольцо"
      ),
      (
        "ru", "Третья улица", "Поверните направо на Третью улицу",
        "Поверните направо на Третью улицу"
      ),
      (
        "ru", "Медвежья улица", "Поверните направо на Медвежью улицу",
        "Поверните направо на Медвежью улицу"
      ),
      (
        "ru", "Третий переулок", "Поверните направо в Третий переулок",
        "Поверните направо в Третий переулок"
      ),
      (
        "ru", "Общая аллея", "Поверните направо на Общую аллею",
        "Поверните направо на Общую аллею"
      ),
      (
        "ru", "Старый тупик", "Поверните направо в Старый тупик",
        "Поверните направо в Старый тупик"
      ),
      (
        "uk", "площа Соборна", "Поверніть праворуч на площу Соборну",
        "Поверніть праворуч на площу Соборну"
      ),
      (
        "uk", "Стрийська", "Поверніть праворуч на Стрийську",
        "Поверніть праворуч на Стрийську"
      ),
      (
        "uk", "Тихий провулок", "Поверніть праворуч у Тихий провулок",
        "Поверніть праворуч у Тихий провулок"
      ),
      (
        "pl", "Most Grunwaldzki", "Skręć w prawo na Most Grunwaldzki",
        "Skręć w prawo na Most Grunwaldzki"
      ),
      (
        "pl", "Plac Grunwaldzki", "Skręć w prawo na Plac Grunwaldzki",
        "Skręć w prawo na Plac Grunwaldzki"
      ),
      (
        "de", "Platz der Luftbrücke", "Rechts abbiegen auf den Platz der Luftbrücke",
        "Rechts abbiegen auf den Platz der Luftbrücke"
      ),
      (
        "de", "Weg zur Brücke", "Rechts abbiegen auf den Weg zur Brücke",
        "Rechts abbiegen auf den Weg zur Brücke"
      ),
      (
        "de", "Ufer am Damm", "Rechts abbiegen auf das Ufer am Damm",
        "Rechts abbiegen auf das Ufer am Damm"
      ),
      (
        "de", "ref: St 2047", "Rechts abbiegen auf die St 2047",
        "Rechts abbiegen auf die Staatsstraße 2047"
      ),
      (
        "cs", "ref: I/7", "Odbočte vpravo na silnici I/7",
        "Odbočte vpravo na silnici první třídy 7"
      ),
      (
        "cs", "ref: II/101", "Odbočte vpravo na silnici II/101",
        "Odbočte vpravo na silnici druhé třídy 101"
      ),
      (
        "cs", "Kpt. Jaroše", "Odbočte vpravo na ulici Kpt. Jaroše",
        "Odbočte vpravo na ulici Kapitána Jaroše"
      ),
      (
        "fi", "ref: Kehä I", "Käänny oikealle Kehä I:lle",
        "Käänny oikealle Kehä ykköselle"
      ),
      (
        "en", "Ave of the Americas", "Turn right onto Ave of the Americas",
        "Turn right onto Avenue of the Americas"
      ),
      (
        "en", "County Rd 7", "Turn right onto County Rd 7",
        "Turn right onto County Road 7"
      ),
      (
        "en", "ref: US-101 S", "Turn right onto US-101 S",
        "Turn right onto U.S. 101 South"
      ),
      (
        "en-GB", "High St N", "Turn right onto High St N",
        "Turn right onto High Street North"
      ),
      (
        "en-GB", "Grove Pk", "Turn right onto Grove Pk",
        "Turn right onto Grove Park"
      ),
      (
        "en-GB", "Gt Portland St", "Turn right onto Gt Portland St",
        "Turn right onto Great Portland Street"
      ),
      (
        "en-GB", "ref: A1(M)", "Turn right onto the A1(M)",
        "Turn right onto the A1 M"
      ),
      (
        "sv", "ref: Rv 73", "Sväng höger in på Rv 73",
        "Sväng höger in på riksväg 73"
      ),
      (
        "he", "רח׳ הרצל", "פנו ימינה לרח׳ הרצל",
        "פנו ימינה לרחוב הרצל"
      ),
      (
        "he", "Herzl St", "פנו ימינה ל־Herzl St",
        "פנו ימינה ל־Herzl Street"
      ),
      (
        "ar", "ش. الملك فيصل", "انعطف يمينًا إلى ش. الملك فيصل",
        "انعطف يمينًا إلى شارع الملك فيصل"
      ),
    ])
  func `a street is written and spoken with the same words around it`(
    tag: String, name: String, text: String, voice: String
  ) throws {
    let card = try Self.card(tag, name)
    #expect(Spoken.plain(card.instructionVariants[0]) == text)
    #expect(card.announcements.last?.text == voice)
  }

  @Test(
    arguments: [
      ("ru", "Третье транспортное кольцо", "остаться на Третьем транспортном кольце"),
      ("ru", "Лисий переулок", "остаться в Лисьем переулке"),
      ("uk", "Соборна площа", "залишитися на Соборній площі"),
      ("pl", "Most Grunwaldzki", "Mostem Grunwaldzkim"),
      ("pl", "Plac Grunwaldzki", "Placem Grunwaldzkim"),
      ("de", "Platz der Luftbrücke", "um auf dem Platz der Luftbrücke zu bleiben"),
      ("fi", "Iso Roobertinkatu", "Isoa Roobertinkatua"),
    ])
  func `a street that one stays on has its case`(tag: String, name: String, words: String) throws {
    var road = Road()
    road.name = name
    let text = try Spoken.variants(.turnRight, tag, after: road) { $0.road = road }[0]
    #expect(text.contains(words), "\(text)")
  }
}
