import Guidance
import Routes
import Testing

/// Names of roads in languages that decline them.
@Suite struct RoadFormTests {
  @Test(
    arguments: [
      ("ru", "улица Ленина", "на улицу Ленина", "на улице Ленина"),
      (
        "ru", "1-я Тверская-Ямская улица", "на 1-ю Тверскую-Ямскую улицу",
        "на 1-й Тверской-Ямской улице"
      ),
      ("ru", "Невский проспект", "на Невский проспект", "на Невском проспекте"),
      ("ru", "Большая Ордынка", "на Большую Ордынку", "на Большой Ордынке"),
      ("ru", "Main Street", "на Main Street", "на Main Street"),
      (
        "uk", "Велика Васильківська вулиця", "на Велику Васильківську вулицю",
        "на Великій Васильківській вулиці"
      ),
      ("uk", "вулиця Тараса Шевченка", "на вулицю Тараса Шевченка", "на вулиці Тараса Шевченка"),
      ("uk", "Харківське шосе", "на Харківське шосе", "на Харківському шосе"),
      ("pl", "Marszałkowska", "w ulicę Marszałkowską", "ulicą Marszałkowską"),
      ("pl", "aleja Wojska Polskiego", "w aleję Wojska Polskiego", "aleją Wojska Polskiego"),
      ("pl", "Jana Pawła II", "w ulicę Jana Pawła II", "ulicą Jana Pawła II"),
      ("pl", "Plac Konstytucji", "na Plac Konstytucji", "Placem Konstytucji"),
      ("cs", "Vinohradská", "na ulici Vinohradskou", "po ulici Vinohradské"),
      ("cs", "Václavské náměstí", "na Václavské náměstí", "po Václavském náměstí"),
      ("fi", "Iso Roobertinkatu", "Isolle Roobertinkadulle", "Isoa Roobertinkatua"),
      ("fi", "Main Street", "tielle Main Street", "tietä Main Street"),
      ("tr", "Atatürk Caddesi", "Atatürk Caddesi’ne girin", "Atatürk Caddesi’nde kalın"),
      ("tr", "1453. Sokak", "1453. Sokak’a girin", "1453. Sokak’ta kalın"),
    ])
  func `a name has the case that its place requires`(
    tag: String, name: String, entered: String, followed: String
  ) throws {
    let onto = try Spoken.fullest(.turnLeft, tag, name: name)
    #expect(onto.hasSuffix(" " + entered), "\(onto)")
    let on = try Spoken.fullest(.turnLeft, tag, name: name, staying: true)
    #expect(on.hasSuffix(" " + followed), "\(on)")
  }

  @Test func `the number beside a name keeps its form`() throws {
    var road = Road()
    (road.name, road.ref) = ("Тверская улица", "М-10")
    let variants = try Spoken.variants(.turnLeft, "ru") { $0.road = road }
    #expect(variants[0] == "Поверните налево на Тверскую улицу (М-10)")
    #expect(variants.contains("Поверните налево на трассу М-10"))
  }

  @Test func `an ending without its replacement is a fault`() {
    let file = #"""
      {"tag": "la", "extends": "it",
       "roads": [{"match": "any", "endings": {"acc abl": [["a", "am"], ["us"]]}}]}
      """#
    #expect(
      Languages.builtIn.faults(in: Array(file.utf8)).map(\.description).first
        == "roads[0].endings.acc abl[1]: has 1 element; expected 2")
  }
}
