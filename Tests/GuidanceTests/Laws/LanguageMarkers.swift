import Foundation

/// Words that tell some languages from most others; an oracle that shares nothing with the
/// program's own recognizer.
enum LanguageMarkers {
  private static let words: [String: [String]] = [
    "en": [
      "turn", "left", "right", "onto", "toward", "towards", "keep", "merge", "straight", "ramp",
      "reached", "arrived", "roundabout", "head", "slight", "bear", "lane", "lanes", "the", "your",
      "take", "exit",
    ],
    "de": [
      "abbiegen", "halten", "nehmen", "ausfahrt", "wenden", "ziel", "richtung",
      "kreisverkehr", "geradeaus", "spuren", "erreicht", "einfädeln", "weiter", "auffahrt",
    ],
    "fr": [
      "tourner", "tournez", "gauche", "droite", "serrer", "serrez", "prendre", "prenez", "sortie",
      "rond", "vers", "voie", "voies", "continuez", "continuer", "arrivé", "demi",
    ],
    "es": [
      "gira", "gire", "izquierda", "derecha", "mantente", "toma", "tome", "salida", "rotonda",
      "hacia", "carril", "carriles", "continúa", "continúe", "llegado", "incorpórate",
    ],
    "pt": [
      "vire", "esquerda", "direita", "mantenha", "pegue", "saída", "rotatória", "faixa", "faixas",
      "chegou", "incorpore", "você", "rotunda",
    ],
    "it": [
      "svolta", "sinistra", "destra", "mantieni", "prendi", "uscita", "rotatoria", "verso",
      "corsia", "corsie", "arrivato", "raggiunto", "prosegui", "immettiti",
    ],
    "nl": [
      "sla", "linksaf", "rechtsaf", "houd", "neem", "afslag", "afrit", "rijstrook", "rijstroken",
      "bestemming", "keer", "bereikt", "volg",
    ],
    "sv": [
      "sväng", "vänster", "höger", "håll", "fortsätt", "avfart", "avfarten", "rondellen",
      "körfält", "påfarten", "framme",
    ],
    "da": [
      "drej", "højre", "fortsæt", "rundkørslen", "frakørsel", "frakørslen", "tilkørslen",
      "vognbane", "vognbaner", "ligeud", "kør",
    ],
    "nb": [
      "sving", "høyre", "fortsett", "rundkjøringen", "avkjørsel", "avkjørselen", "kjørefelt",
      "kjørefeltene", "kjør",
    ],
    "fi": [
      "käänny", "vasemmalle", "oikealle", "pysy", "jatka", "poistu", "kaistaa", "liittymästä",
    ],
    "pl": ["skręć", "trzymaj", "zjedź", "wjedź", "jedź", "rondzie", "pasem", "zawróć"],
    "cs": ["odbočte", "vlevo", "vpravo", "držte", "pokračujte", "sjeďte", "pruhem", "otočte"],
    "ru": [
      "поверните", "налево", "направо", "держитесь", "продолжайте", "движение", "съезд", "полосу",
    ],
    "uk": ["поверніть", "ліворуч", "праворуч", "тримайтеся", "продовжуйте", "рух", "смугу"],
    "tr": ["dönün", "dönüp", "sola", "sağa", "devam", "girin", "çıkıştan", "şeridi"],
    "he": ["פנו", "ימינה", "שמאלה", "המשיכו", "היצמדו", "ביציאה", "נתיב", "ליעד", "כיכר", "בכיכר"],
    "bg": ["завийте", "наляво", "надясно", "кръговото", "продължете", "лента", "изход"],
    "ca": ["gireu", "esquerra", "dreta", "rotonda", "agafeu", "sortida", "continueu", "carril"],
    "el": ["στρίψτε", "αριστερά", "δεξιά", "συνεχίστε", "λωρίδα", "έξοδο", "κυκλικό"],
    "et": ["pöörake", "vasakule", "paremale", "ringristmikul", "jätkake", "sõidurada"],
    "fa": ["بپیچید", "چپ", "راست", "میدان", "خروجی"],
    "hr": [
      "skrenite", "lijevo", "desno", "kružnom", "nastavite", "traku", "izlaz", "izlazu", "izađite",
      "siđite",
    ],
    "hu": ["forduljon", "balra", "jobbra", "körforgalomban", "hajtson", "sávot"],
    "id": ["belok", "kiri", "kanan", "bundaran", "lajur"],
    "nn": [
      "sving", "høgre", "hald", "rundkøyringa", "avkøyring", "køyrefelt", "køyr", "framme",
    ],
    "ro": ["virați", "stânga", "dreapta", "sensul", "ieșirea", "banda", "continuați"],
    "sk": ["odbočte", "vľavo", "vpravo", "kruhovom", "pokračujte", "držte", "pruhu", "otočte"],
    "sl": ["zavijte", "levo", "desno", "krožišču", "nadaljujte"],
    "vi": ["rẽ", "trái", "phải", "làn", "vòng"],
    "ar": ["انعطف", "اليمين", "اليسار", "يمينًا", "يسارًا", "استمر", "المخرج", "الدوار", "وجهتك"],
    "lt": [
      "sukite", "kairėn", "dešinėn", "žiedinėje", "važiuokite", "juosta", "tiesiai", "nuovaža",
    ],
    "lv": [
      "nogriezieties", "kreisi", "labi", "aplī", "brauciet", "joslu", "taisni", "nobrauktuve",
    ],
    "ms": [
      "belok", "kiri", "kanan", "bulatan", "lorong", "kekal", "susur", "destinasi", "teruskan",
    ],
    "fil": [
      "kumaliwa", "kumanan", "kaliwa", "kanan", "kanang", "dumiretso", "magpatuloy", "manatili",
      "rotonda", "lane", "turn", "merge", "ramp", "exit", "destinasyon",
    ],
    "sr": [
      "скрените", "лево", "десно", "наставите", "кружном", "излазу", "траку", "одредиште",
      "изађите",
      "skrenite", "levo", "levu", "desno", "nastavite", "kružnom", "izlazu", "traku", "izađite",
      "izlaz",
      "siđite",
    ],
  ]

  /// Characters for languages without spaces.
  private static let characters: [String: Set<Character>] = [
    "ja": Set("にるをでらすまんくっ折"), "zh": Set("轉續駛離達转续驶离进"),
    "ko": Set("전회향출입동"),
  ]

  /// The languages of each word.
  private static let owners: [String: Set<String>] = {
    var owners: [String: Set<String>] = [:]
    for (tag, list) in words { for word in list { owners[word, default: []].insert(tag) } }
    return owners
  }()

  /// The languages that a text has words of, names left out.
  static func languages(of text: String, without names: [String]) -> Set<String> {
    var rest = text
    for name in names.sorted(by: { $0.count > $1.count }) where !name.isEmpty {
      rest = rest.replacingOccurrences(of: name, with: " ")
    }
    var found: Set<String> = []
    for word in rest.lowercased().split(whereSeparator: { !$0.isLetter }) {
      found.formUnion(owners[String(word)] ?? [])
    }
    let scripts = characters.filter { !$0.value.isDisjoint(with: rest) }.keys
    // Japanese uses most of the characters of Chinese.
    if let script = scripts.contains("ja") ? "ja" : scripts.first { found.insert(script) }
    return found
  }

  /// Whether a text has words of other languages than one, and none of it.
  static func isForeign(_ text: String, to tag: String, without names: [String]) -> Bool {
    let found = languages(of: text, without: names)
    return !found.isEmpty && !found.contains(String(tag.prefix { $0 != "-" }))
  }
}
