import Foundation
import XMLReading
import Faults

extension AndroidLint {
  /// Checks the color resources of all `values…` folders together.
  ///
  /// An app crashes by day on a color that only `values-night` has.
  mutating func checkColors(in resources: URL) {
    var usual: Set<String> = []
    var special: [(url: URL, line: Int, name: String)] = []
    for folder in OutputLint.names(in: resources)
    where folder == "values" || folder.hasPrefix("values-") {
      let url = resources.appending(path: folder)
      for file in OutputLint.names(in: url) where file.hasSuffix(".xml") {
        let place = url.appending(path: file)
        for (name, line) in colors(of: place) {
          if folder == "values" { usual.insert(name) } else { special.append((place, line, name)) }
        }
      }
    }
    for (url, line, name) in special where !usual.contains(name) {
      add(
        url, line: line, by: "Android",
        "'\(name)' is not in 'values'; where no other folder suits, asking for it crashes",
        "add one to 'values'")
    }
  }

  /// Checks the values of colors and returns the names with their lines.
  private mutating func colors(of url: URL) -> [(name: String, line: Int)] {
    guard let bytes = read(url) else { return [] }
    var colors: [(name: String, line: Int)] = []
    var seen: Set<String> = []
    do throws(Fault) {
      var reader = try XMLReader(bytes, limits: XMLLimits(bytes: 8 << 20))
      var value: String?
      while let event = try reader.next() {
        switch event {
        case .start(let tag):
          guard tag.name == "color", let name = tag[attribute: "name"] else { continue }
          let isNew = seen.insert(name).inserted
          expect(isNew, url, line: tag.line, "'\(name)' appears twice", "remove one of them")
          colors.append((name, tag.line))
          value = ""
        case .text(let text): value?.append(text)
        case .end:
          guard let text = value?.trimmingCharacters(in: .whitespacesAndNewlines),
            let last = colors.last
          else { continue }
          value = nil
          expect(
            text.wholeMatch(of: /#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[@?].+/) != nil,
            url, line: last.line, "'\(last.name)' is '\(text)', not a color",
            "use #RRGGBB or #AARRGGBB")
        }
      }
    } catch {
      add(url, line: error.line, error.finding, "fix the file")
    }
    return colors
  }
}
