import ArgumentParser
import Guidance

struct LanguageFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that adds or replaces a language; repeatable, may extend those before.",
      valueName: "file"), completion: .file(), transform: PathArgument.checked)
  var languageFile: [String] = []

  func languages() throws -> Languages {
    var languages = Languages.builtIn
    for path in languageFile {
      try Failure.naming(path) { try languages.add(Input.bytes(path)) }
    }
    return languages
  }
}
