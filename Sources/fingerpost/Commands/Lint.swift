import Lint
import ArgumentParser
import AssetExport
import Foundation
import Glyphs
import Guidance
import JSON
import Faults

struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks icons, themes, language files and assets by the rules of their consumers.",
    discussion: """
      Folders may hold catalogs, Android resources, MapLibre sheets and SVG files of any program. \
      Outputs of this program are also checked against their manifest.json. Each finding is a line \
      with file, place, finding and remedy. The exit code is 1 if there is an error, or with \
      --strict a warning.

      EXAMPLES
        fingerpost lint assets
        fingerpost lint --icons Icons --theme Icons/theme.json
        fingerpost lint --icons Icons --theme Icons/theme.json --fix
        fingerpost lint --language-file ru.json
        fingerpost lint app/src/main/res --format json
      """)

  enum Format: String, ArgumentChoice { case text, json }

  @Argument(
    help: "Files and folders of assets.", completion: .file(), transform: PathArgument.stored)
  var paths: [String] = []

  @Option(folder: "A folder of icons to check.")
  var icons: String?

  @Option(file: "A theme file to check.")
  var theme: String?

  @OptionGroup var languageFiles: LanguageFileOptions

  @Option(help: "The form of the output.")
  var format = Format.text

  @Flag(help: "Write the theme's heads and gaps into the icons, for browsers and drawing programs.")
  var fix = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if paths.isEmpty, icons == nil, theme == nil, languageFiles.languageFile.isEmpty {
      throw ValidationError("Name a folder of assets, --icons, --theme or --language-file.")
    }
    if fix, icons == nil { throw ValidationError("Name the icons to fix with --icons.") }
  }

  func run() throws {
    var findings: [LintFinding] = []
    var colors = try Theme.builtIn()
    if let theme {
      let data = try Input.read(theme)
      findings += IconLint.check(theme: data, path: theme)
      if let own = try? Theme(data) { colors = own }
    }
    for path in [icons].compactMap(\.self) + paths where PathKind(path) == .absent {
      throw Fault(.noInput, at: path, "no such file or folder", remedy: "check the path")
    }
    if fix, let icons {
      for (url, text) in IconLint.files(in: URL(filePath: icons), withOtherLooksThan: colors) {
        try Output.write(Data(text.utf8), to: url.path)
      }
    }
    if let icons { findings += IconLint.check(icons: URL(filePath: icons), theme: colors) }
    var languages = Languages.builtIn
    for path in languageFiles.languageFile {
      findings += LanguageLint.check(try Input.bytes(path), path: path, adding: &languages)
    }
    for path in paths { findings += OutputLint.check(URL(filePath: path)) }
    switch format {
    case .text: try Console.output(findings.map { "\($0)\n" }.joined())
    case .json: try Console.output(findings.json.file)
    }
    if findings.contains(where: { strict || $0.severity == .error }) { throw ExitCode(1) }
  }
}
