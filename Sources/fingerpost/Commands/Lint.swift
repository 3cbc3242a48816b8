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

  @Flag(
    help: """
      Also check all glyphs at 18 pixels, and all colors, as protan, deutan and tritan eyes see \
      them; without --theme or --icons in all built-in themes.
      """)
  var accessibility = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if paths.isEmpty, icons == nil, theme == nil, languageFiles.languageFile.isEmpty,
      !accessibility
    {
      throw ValidationError("Name a folder of assets, --icons, --theme or --language-file.")
    }
    if fix, icons == nil { throw ValidationError("Name the icons to fix with --icons.") }
  }

  func run() throws {
    var findings: [LintFinding] = []
    var own: Theme?
    if let theme {
      let data = try Input.read(theme)
      findings += IconLint.check(theme: data, path: theme)
      own = try? Theme(data)
    }
    let colors = try own ?? Theme.builtIn()
    for path in [icons].compactMap(\.self) + paths where PathKind(path) == .absent {
      throw Fault(.noInput, at: path, "no such file or folder", remedy: "check the path")
    }
    if fix, let icons {
      for (url, text) in IconLint.files(in: URL(filePath: icons), withOtherLooksThan: colors) {
        try Output.write(Data(text.utf8), to: url.path)
      }
    }
    if let icons { findings += IconLint.check(icons: URL(filePath: icons), theme: colors) }
    if accessibility { findings += try unseen(in: own) }
    var languages = Languages.builtIn
    for path in languageFiles.languageFile {
      findings += LanguageLint.check(try Input.bytes(path), path: path, adding: &languages)
    }
    for path in paths { findings += OutputLint.check(URL(filePath: path)) }
    switch format {
    case .text: try Console.output(findings.map { "\($0)\n" }.joined())
    case .json: try Console.output(findings.json.file)
    }
    let failing: [LintFinding.Severity] = strict ? [.error, .warning] : [.error]
    if findings.contains(where: { failing.contains($0.severity) }) { throw ExitCode(1) }
  }

  /// What some eyes miss in a theme, in the default one with own icons, or in all built-in ones.
  ///
  /// Files that cannot be read are found before.
  private func unseen(in own: Theme?) throws -> [LintFinding] {
    var library = IconLibrary.builtIn
    if let icons {
      guard let read = try? IconLibrary(folder: URL(filePath: icons)) else { return [] }
      library = read
    }
    if let theme {
      return own.map { AccessibilityLint.check($0, path: theme, icons: library) } ?? []
    }
    return try Theme.builtInFiles.filter { icons == nil || $0.key == "default" }
      .flatMap { name, file in
        try AccessibilityLint.check(
          Theme(file), path: "built-in theme '\(name)'", icons: library,
          findsOldExceptions: icons == nil)
      }
  }
}
