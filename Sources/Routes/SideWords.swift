/// The words for left and right in the instructions of engines.
///
/// A sentence is evidence only where it names one side: sentences that name both, or neither, tell
/// nothing. Names of roads are removed first, since "Links Road" is a road and no side.
enum SideWords {
  /// Finds the side that a sentence names; nil where it names none or both.
  ///
  /// - Parameters:
  ///   - sentence: An instruction in any language.
  ///   - names: The names that may stand in it, such as those of roads and destinations.
  /// - Returns: The side.
  static func side(in sentence: String, without names: [String?] = []) -> TurnSide? {
    var text = sentence
    for name in names {
      guard let name, name.utf8.count > 2 else { continue }
      text = text.replacing(name, with: " ")
    }
    text = text.lowercased()
    let words = Set(text.split { !$0.isLetter }.map(String.init))
    let isLeft = !words.isDisjoint(with: lefts) || leftParts.contains { text.holds($0) }
    let isRight = !words.isDisjoint(with: rights) || rightParts.contains { text.holds($0) }
    guard isLeft != isRight else { return nil }
    return isLeft ? .left : .right
  }

  /// Whether a sentence tells to go on, such as "Continue slightly left", and not to turn.
  static func goesOn(_ sentence: String) -> Bool {
    let text = sentence.lowercased()
    return goingOn.contains { text.holds($0) }
  }

  /// Parts of the words for going on: en, fr, es, it, pt, ca, ro; de; sv, da, nb; nl; fi; pl, cs; ru,
  /// uk; hu; tr; he; ar; ja; zh; ko.
  private static let goingOn = [
    "continu", "follow", "suivez", "siga ", "sigue ", "seguir ", "prosegu", "weiter", "fortsæt",
    "fortsätt", "fortsett", "vervolg", "verder", "jatka", "kontynu", "pokrač", "продолж", "продовж",
    "tovább", "devam", "המש", "تابع", "استمر", "واصل", "進む", "進み", "続", "继续", "繼續", "계속",
  ]

  /// Whole words, by language: en; de, nl; fr; es, ca; pt; it; sv, da, nb; fi; pl, cs, sk, sl; ru,
  /// uk, bg; hu; ro; tr; el; et, lv, lt.
  private static let lefts: Set<String> = Set(
    """
    left leftmost
    links linke linken linker linkes linksaf linksom linkerkant linkerbaan
    gauche izquierda izquierdo esquerra esquerda esquerdo sinistra sinistro
    vänster vänstra venstre
    vasemmalle vasemmalla vasen vasempaan
    lewo lewa lewej lewy vlevo doleva levá levou levý levo vľavo doľava
    налево левее левый левую левой слева влево ліворуч наліво вліво ляво наляво
    balra bal stânga sola solda soldan αριστερά vasakule kreisi kreisajā kairę kairėn
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  private static let rights: Set<String> = Set(
    """
    right rightmost
    rechts rechte rechten rechter rechtes rechtsaf rechtsom rechterkant rechterbaan
    droite derecha dreta direita destra
    höger högra højre høyre
    oikealle oikealla oikea oikeaan
    prawo prawa prawej prawy vpravo doprava pravá pravou pravý desno doprava
    направо правее правый правую правой справа вправо праворуч дясно надясно
    jobbra jobb dreapta sağa sağda sağdan δεξιά paremale labi labajā dešinę dešinėn
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Parts of words in scripts that join words: he; ar, fa; zh, ja; ko.
  private static let leftParts = ["שמאל", "يسار", "چپ", "左", "왼쪽", "좌회전", "좌측"]
  private static let rightParts = ["ימין", "ימינ", "يمين", "راست", "右", "오른쪽", "우회전", "우측"]
}
