import ArgumentParser
import Guidance

/// Which languages there are beside those of the program.
struct LanguageFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A language file, which adds a language or replaces one. May be given more than once; a file "
        + "may extend those before it.", valueName: "file"), completion: .file())
  var languageFile: [String] = []

  func validate() throws {
    for path in languageFile { try PathArgument.check(("--language-file", path)) }
  }

  /// The languages of the program and of the files.
  func languages() throws -> Languages {
    var languages = Languages.builtIn
    for path in languageFile {
      do {
        try languages.add(try Input.bytes(path))
      } catch {
        throw Failure(error, file: path)
      }
    }
    return languages
  }
}
