import ArgumentParser
import SystemLibraries
import Glyphs

/// Completions of an argument that is a name or a file; a shell itself lists only one of both.
enum NamesAndFiles {
  /// Offers names, folders, and the files with an ending such as `.json`.
  ///
  /// Calls `names` only when the shell asks.
  static func completion(
    _ names: @escaping @Sendable () -> [String], ending suffix: String
  ) -> CompletionKind {
    .custom { words, index, _ in
      let word = words.indices.contains(index) ? words[index] : ""
      return names() + paths(from: word, ending: suffix)
    }
  }

  /// The folders and files that stand beside what a word names so far.
  ///
  /// Leaves out names with spaces and signs: bash would expand `$(…)` in what it is offered.
  private static func paths(from word: String, ending suffix: String) -> [String] {
    let folder = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    return (names ?? []).sorted().compactMap { name in
      let path = folder + name
      guard !name.hasPrefix("."), path.unicodeScalars.allSatisfy(isPlain) else { return nil }
      if PathKind(path) == .folder { return path + "/" }
      return name.lowercased().hasSuffix(suffix) ? path : nil
    }
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0123456789._-+/".unicodeScalars.contains(scalar)
  }
}

extension Option where Value == String? {
  /// A theme: the name of a built-in one, or a file.
  init(theme help: String) {
    self.init(
      help: ArgumentHelp(help, valueName: "file"),
      completion: NamesAndFiles.completion(
        { Theme.builtInFiles.map { $0.key } }, ending: ".json"), transform: PathArgument.checked)
  }
}
