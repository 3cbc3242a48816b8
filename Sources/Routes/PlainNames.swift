/// The names in a sentence without tags, in a language whose names begin with capitals.
///
/// A name follows a word for a road, a sign or an exit, and the articles after it. It ends before the
/// next such word, a comma, or a word in lower case that is no part of names such as "Rue de la Gare".
/// What counts the exits of a roundabout is given like a name.
enum PlainNames {
  /// The ranges of the names, in bytes of UTF-8.
  static func ranges(in sentence: String) -> [Range<Int>] {
    var (found, start, end, isLed) = ([] as [Range<Int>], nil as Int?, 0, false)
    func close() {
      if let start { found.append(start..<end) }
      start = nil
    }
    var place = 0
    var before: Range<Int>?
    for word in sentence.split(separator: " ", omittingEmptySubsequences: false) {
      let (lead, body) = parts(of: word)
      let plain = body.lowercased()
      let whole = place + lead..<place + lead + body.utf8.count
      defer {
        place += word.utf8.count + 1
        before = ExitWords.count(plain) == nil ? nil : whole
      }
      if leads.contains(plain) || start == nil && ExitWords.isExit(plain) {
        close()
        if let before, ExitWords.isExit(plain) { found.append(before) }
        isLed = true
        continue
      }
      let isName = body.first.map { $0.isNumber || $0.isUppercase } ?? false
      if start == nil, isLed, isName { start = whole.lowerBound }
      if start != nil, isName {
        end = whole.upperBound
      } else if start != nil, !links.contains(plain) {
        close()
        isLed = false
      } else if start == nil, !articles.contains(plain) {
        isLed = lead > 0 && isLed
      }
      if word.last == "," || word.last == ")" {
        close()
        isLed = false
      }
    }
    close()
    return found
  }

  /// A word without an elided article and the marks around it, and the bytes before it.
  private static func parts(of word: Substring) -> (lead: Int, body: Substring) {
    var body = word
    while let last = body.last, ",.)".contains(last), last != "." || body.count > 5 {
      body = body.dropLast()
    }
    let mark = body.firstIndex { $0 == "'" || $0 == "’" }
    if let mark, body[..<mark].allSatisfy({ $0.isLowercase }) {
      body = body[body.index(after: mark)...]
    }
    body = body.drop { $0 == "(" }
    return (word.utf8.count - word[body.startIndex...].utf8.count, body)
  }

  private static let leads = Set(WordList["onto"] + WordList["toward"])
  private static let articles = Set(WordList["articles"])
  private static let links = Set(WordList["articles"] + WordList["inside names"])
}
