/// Encodings with a byte a character, of which the lower half is ASCII.
///
/// Source: the indexes of WHATWG's Encoding Standard; a byte without a character stands for the
/// control of its number, as there. In Windows-1253, 0xAA is `ª`.
enum SingleByteEncoding {
  case latin1, latin2, windows1250, windows1251, windows1252, windows1253, windows1254

  /// The characters of the bytes from `first` on; bytes below it stand for themselves.
  private var upper: (first: UInt8, characters: String) {
    switch self {
    case .latin1: (255, "ÿ")
    case .latin2:
      (
        0xA0,
        "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
          + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
      )
    case .windows1250:
      (
        0x80,
        "€�‚�„…†‡�‰Š‹ŚŤŽŹ�‘’“”•–—�™š›śťžź"
          + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
          + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
      )
    case .windows1251:
      (
        0x80,
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—�™љ›њќћџ"
          + "\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
          + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
          + "абвгдежзийклмнопрстуфхцчшщъыьэюя"
      )
    case .windows1252:
      (
        0x80,
        "€�‚ƒ„…†‡ˆ‰Š‹Œ�Ž��‘’“”•–—˜™š›œ�žŸ"
          + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
          + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
      )
    case .windows1253:
      (
        0x80,
        "€�‚ƒ„…†‡�‰�‹�����‘’“”•–—�™�›����"
          + "\u{A0}΅Ά£¤¥¦§¨©ª«¬\u{AD}®―°±²³΄µ¶·ΈΉΊ»Ό½ΎΏ"
          + "ΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ�ΣΤΥΦΧΨΩΪΫάέήί"
          + "ΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ�"
      )
    case .windows1254:
      (
        0x80,
        "€�‚ƒ„…†‡ˆ‰Š‹Œ����‘’“”•–—˜™š›œ��Ÿ"
          + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
          + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞß"
          + "àáâãäåæçèéêëìíîïğñòóôõö÷øùúûüışÿ"
      )
    }
  }

  /// Decodes bytes to UTF-8; `nil` for a byte of the Greek encoding that has no character.
  func utf8(of bytes: [UInt8]) -> [UInt8]? {
    let (first, characters) = upper
    let scalars = Array(characters.unicodeScalars)
    var text = String.UnicodeScalarView()
    for byte in bytes {
      guard byte >= first else {
        text.append(Unicode.Scalar(byte))
        continue
      }
      let scalar = scalars[Int(byte - first)]
      if scalar == "\u{FFFD}", byte >= 0xA0 { return nil }
      text.append(scalar == "\u{FFFD}" ? Unicode.Scalar(byte) : scalar)
    }
    return Array(String(text).utf8)
  }
}
