extension Language {
  /// The tags of all languages, the one that stands in for unknown ones first.
  static let tags = [
    "en", "en-GB", "de", "fr", "es", "pt-BR", "it", "nl", "he", "ar", "zh-Hant", "ja",
  ]

  /// The language of a tag of the list.
  static func named(_ tag: String) -> Language {
    switch tag {
    case "en-GB": britishEnglish
    case "de": german
    case "fr": french
    case "es": spanish
    case "pt-BR": portuguese
    case "it": italian
    case "nl": dutch
    case "he": hebrew
    case "ar": arabic
    case "zh-Hant": chinese
    case "ja": japanese
    default: english
    }
  }

  /// Finds the language for a locale by the lookup of RFC 4647: the tag is shortened from its end
  /// until a language is known; with none, it is English.
  ///
  /// - Parameter locale: What is asked for.
  /// - Returns: The language with numbers in the manner of the region, and whether it is the one
  ///   asked for, be it of another region.
  static func find(_ locale: LocaleTag) -> (language: Language, isKnown: Bool) {
    let region = locale.region ?? ""
    let tag: String?
    switch locale.language {
    case "en": tag = usesBritishEnglish.contains(region) ? "en-GB" : "en"
    case "pt": tag = "pt-BR"
    case "zh":
      let isTraditional =
        locale.script == "Hant"
        || (locale.script == nil && ["TW", "HK", "MO"].contains(region))
      tag = isTraditional ? "zh-Hant" : nil
    case let other: tag = tags.contains(other) ? other : nil
    }
    var language = named(tag ?? "en")
    if tag != nil {
      language.adoptWords(of: locale)
      language.adapt(to: locale)
    }
    return (language, tag != nil)
  }

  /// The regions whose English is closer to that of Britain.
  private static let usesBritishEnglish: Set<String> = [
    "GB", "AU", "NZ", "IE", "ZA", "IN", "MT", "SG", "HK", "KE", "NG", "GH", "PK", "IM", "JE", "GG",
    "GI", "CY", "001", "150",
  ]

  private mutating func adapt(to locale: LocaleTag) {
    switch (locale.language, locale.region ?? "") {
    case ("en", let region) where Self.usesTwelveHours.contains(region):
      format.clock = .hours12(am: "am", pm: "pm", isBefore: false)
    case ("en", "ZA"): (format.decimal, format.group) = (",", "\u{A0}")
    case ("de", "CH"), ("de", "LI"), ("it", "CH"):
      format.decimal = "."
      format.group = "’"
    case ("fr", "CA"):
      format.group = "\u{A0}"
      format.clock = .hours24(padded: true, separator: "\u{A0}h\u{A0}")
    case ("fr", "LU"): format.group = "."
    case ("pt", "PT"):
      format.group = "\u{A0}"
      format.minimumGrouping = 2
    case ("es", let region): adaptSpanish(to: region)
    case ("ar", "DZ"), ("ar", "LY"), ("ar", "MA"), ("ar", "TN"):
      (format.zero, format.decimal, format.group) = ("0", ",", ".")
      if locale.region == "MA" { format.clock = .hours24(padded: true) }
    case ("ar", "AE"), ("ar", "EH"):
      (format.zero, format.decimal, format.group) = ("0", ".", ",")
    case ("ar", "IL"): format.clock = .hours24(padded: false)
    default: break
    }
    if locale.keywords["nu"] == "latn", format.zero != "0" {
      (format.zero, format.decimal, format.group) = ("0", ".", ",")
    }
    if locale.keywords["nu"] == "arab", tag == "ar" {
      (format.zero, format.decimal, format.group) = ("٠", "٫", "٬")
    }
  }

  private mutating func adaptSpanish(to region: String) {
    if Self.writesPoint.contains(region) {
      (format.decimal, format.group, format.minimumGrouping) = (".", ",", 1)
    }
    guard Self.writesPoint.contains(region) || Self.writesComma.contains(region) else { return }
    let space = ["MX", "US", "CU", "419"].contains(region) ? "" : "\u{A0}"
    format.clock = .hours12(am: "a.\(space)m.", pm: "p.\(space)m.", isBefore: false)
  }

  /// The regions with English close to that of Britain that count the hours to twelve.
  private static let usesTwelveHours: Set<String> = [
    "AU", "NZ", "IN", "SG", "HK", "PK", "GH", "CY", "001",
  ]

  /// The regions that write Spanish with a decimal point; they count the hours to twelve.
  private static let writesPoint: Set<String> = [
    "MX", "US", "PR", "GT", "HN", "NI", "PA", "SV", "DO", "PE", "CU", "419",
  ]

  /// The regions that write Spanish with a decimal comma and count the hours to twelve.
  private static let writesComma: Set<String> = [
    "AR", "BO", "CL", "CO", "CR", "EC", "PH", "PY", "UY", "VE",
  ]
}
