import ArgumentParser
import Guidance
import Faults

struct LanguageFileOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file that adds or replaces a language; repeatable, may extend those before.",
      valueName: "file"), completion: .file(), transform: PathArgument.checked)
  var languageFile: [String] = []

  func languages() throws -> Languages {
    var languages = Languages.builtIn
    for path in languageFile {
      try Fault.naming(path) { try languages.add(Input.bytes(path)) }
    }
    return languages
  }
}
