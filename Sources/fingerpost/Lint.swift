import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Guidance
import TextSafety

/// Finds what consumers of icons and assets would reject.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", _superCommandName: Fingerpost.name,
    abstract: "Checks icons, themes, language files and assets by the rules of their consumers.",
    discussion: """
      Folders may hold catalogs, Android resources, MapLibre sheets and SVG files of any program. \
      Outputs of this program are also checked against their manifest.json. Each finding is a line \
      with file, place, finding and remedy. The exit code is 1 if there is an error, or with \
      --strict a warning.

      EXAMPLES
        fingerpost lint assets
        fingerpost lint --icons Icons --theme Icons/theme.json
        fingerpost lint --language-file ru.json
        fingerpost lint app/src/main/res --format json
      """)

  enum Format: String, WordArgument { case text, json }

  @Argument(help: "Files and folders of assets.", completion: .file())
  var paths: [String] = []

  @Option(help: ArgumentHelp("A folder of icons.", valueName: "folder"), completion: .directory)
  var icons: String?

  @Option(help: ArgumentHelp("A theme.", valueName: "file"), completion: .file())
  var theme: String?

  @OptionGroup var languageFiles: LanguageFileOptions

  @Option(help: ArgumentHelp("text or json.", valueName: "format"))
  var format = Format.text

  @Flag(help: "Count warnings as errors.")
  var strict = false

  func validate() throws {
    try PathArgument.check(("--icons", icons), ("--theme", theme))
    for path in paths { try PathArgument.check(("<paths>", path)) }
    if paths.isEmpty, icons == nil, theme == nil, languageFiles.languageFile.isEmpty {
      throw ValidationError("Name a folder of assets, --icons, --theme or --language-file.")
    }
  }

  func run() throws {
    try Failure.handled {
      var findings: [LintFinding] = []
      if let theme { findings += IconLint.check(theme: try Input.read(theme), path: theme) }
      if let icons {
        try Self.require(icons)
        findings += IconLint.check(icons: URL(filePath: icons))
      }
      var languages = Languages.builtIn
      for path in languageFiles.languageFile {
        findings += LanguageLint.check(try Input.bytes(path), path: path, adding: &languages)
      }
      for path in paths {
        try Self.require(path)
        findings += OutputLint.check(URL(filePath: path))
      }
      switch format {
      case .text:
        try Console.output(Data(findings.map { "\($0)\n" }.joined().utf8))
      case .json:
        try Console.output(Data(findings.json.file))
      }
      if findings.contains(where: { strict || $0.severity == .error }) { throw ExitCode(1) }
    }
  }

  private static func require(_ path: String) throws {
    guard PathKind(path) != .absent else {
      throw Failure("\(path): no such file or folder; check the path", .noInput)
    }
  }
}
