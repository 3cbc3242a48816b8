import Lint
import ArgumentParser
import AssetExport
import SystemLibraries
import Glyphs
import IconFolders
import Guidance
import JSON
import Faults
import Documents
import Routes

struct Lint: DescribedCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(
    help: "Files and folders of assets.", completion: .file(), transform: PathArgument.stored)
  var paths: [String] = []

  @Option(folder: "A folder of icons to check.")
  var icons: String?

  @Option(file: "A theme file to check.")
  var theme: String?

  @OptionGroup var languageFiles: LanguageFileOptions

  @Option(file: "A file that says how an engine's responses are read.")
  var engineFile: String?

  @Option(
    files:
      "A response that --engine-file is to read: finds what it does not read, and shows the cards; "
      + "repeatable.")
  var sample: [String] = []

  @Option(
    files:
      "A route in any form: finds what the engine's sentences name and our variants and "
      + "announcements do not; repeatable.")
  var route: [String] = []

  @Option(value: "Also find pictures that a platform makes smaller.", "platform")
  var preset: AssetPreset?

  @Option(help: "The form of the output.")
  var format = Format.text

  @Flag(help: "Write the theme's heads and gaps into the icons, for browsers and drawing programs.")
  var fix = false

  @Flag(help: "Name icons after the glyphs that their names mean: left_turn.svg turn-left.svg.")
  var rename = false

  @Flag(
    help: """
      Also check all glyphs at 18 pixels, and all colors, as protan, deutan and tritan eyes see \
      them; without --theme or --icons in all built-in themes.
      """)
  var accessibility = false

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @OptionGroup var output: OutputOption
  @OptionGroup var say: SayOptions
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if !sample.isEmpty, engineFile == nil {
      throw ValidationError("--sample needs --engine-file; name the file that reads the samples")
    }
    if paths.isEmpty, icons == nil, theme == nil, languageFiles.languageFile.isEmpty,
      engineFile == nil, route.isEmpty, !accessibility
    {
      throw ValidationError(
        "name a folder of assets, --icons, --theme, --language-file, --engine-file or --route")
    }
    if fix || rename, icons == nil { throw ValidationError("name the icons with --icons") }
  }

  func run() throws {
    var report = Report()
    var own: Theme?
    if let theme {
      report.add {
        let data = try Input.read(theme)
        own = try? Theme(data)
        return IconLint.check(theme: data, path: theme)
      }
    }
    let colors = try own ?? Theme.builtIn()
    if let icons {
      report.add {
        try IconFolder.check(icons)
        if rename { try IconFolder.rename(in: icons) }
        return []
      }
    }
    if let icons, PathKind(icons) == .folder {
      let folder = URL(typed: icons)
      // Without the theme, the heads and gaps would be others.
      let unlike =
        fix && (theme == nil || own != nil)
        ? IconLint.files(in: folder, withOtherLooksThan: colors) : []
      for (url, text) in unlike {
        report.add {
          try Output.write(Data(text.utf8), to: url.path)
          return []
        }
      }
      report.add { IconLint.check(icons: folder, theme: colors) }
    }
    if accessibility { report.add { try unseen(in: own) } }
    var languages = Languages.builtIn
    for path in languageFiles.languageFile {
      report.add { LanguageLint.check(try Input.bytes(path), path: path, adding: &languages) }
    }
    let cards = checkEngineFile(&report)
    if !route.isEmpty { try checkRoutes(in: languages, &report) }
    for path in paths {
      report.add {
        guard PathKind(path) != .absent else {
          throw Fault(.noInput, at: path, "no such file or folder", remedy: "check the path")
        }
        return OutputLint.check(URL(typed: path), preset: preset)
      }
    }
    let findings = report.findings
    switch format {
    case .text: try output.write(cards + findings.map { "\($0)\n" }.joined(), say)
    case .json: try output.write(findings.json.file, say)
    }
    for fault in report.faults { Console.error(fault.description) }
    if let first = report.faults.first { throw ExitCode(first.kind.rawValue) }
    let failing: [LintFinding.Severity] = strict ? [.error, .warning] : [.error]
    if findings.contains(where: { failing.contains($0.severity) }) { throw ExitCode(1) }
  }

  /// Compares our words with the engine's on all alternatives of the routes.
  private func checkRoutes(in languages: Languages, _ report: inout Report) throws {
    var reading = try ReadingOptions.parse(["--alternatives", "all"])
    reading.engineFile = engineFile.map { [$0] } ?? []
    for path in route {
      let read = try reading.guidedAndFailed([path], by: Guide(languages: languages), say: say)
      report.findings += read.sources.flatMap { RouteLint.check($0, path: path) }
      report.faults += read.faults
    }
  }

  /// Compares the engine file with its samples; returns their cards for a report in text.
  private func checkEngineFile(_ report: inout Report) -> String {
    guard let engineFile else { return "" }
    var cards = ""
    var parts: (file: EngineFile, samples: [(path: String, bytes: [UInt8])])?
    report.add {
      let file = try Fault.naming(engineFile) { try EngineFile(Input.bytes(engineFile)) }
      let samples = try sample.map { (path: $0, bytes: try Input.bytes($0)) }
      parts = (file, samples)
      return try EngineFileLint.check(file, path: engineFile, samples: samples)
    }
    if let parts, format == .text {
      report.add {
        cards = try Self.cards(of: parts.samples, by: parts.file)
        return []
      }
    }
    return cards
  }

  /// The cards of samples, as `cards --format text` shows them.
  private static func cards(
    of samples: [(path: String, bytes: [UInt8])], by file: EngineFile
  ) throws -> String {
    var reader = RouteReader(format: file.engine)
    reader.engineFiles = [file]
    var guide = Guide()
    guide.along = Set(AlongGroup.allCases)
    let sources = try samples.map { path, bytes in
      let response = try Fault.naming(path) { try reader.read(bytes) }
      let routes = try response.routes.enumerated().map { try guide.guide($1, index: $0) }
      return GuidedSource(name: path, format: response.format, routes: routes)
    }
    return CardsText(sources: sources).text
  }

  /// What some eyes miss in a theme, in the default one with own icons, or in all built-in ones.
  ///
  /// Files that cannot be read are found before.
  private func unseen(in own: Theme?) throws -> [LintFinding] {
    var library = IconLibrary.builtIn
    if let icons {
      guard let read = try? IconLibrary(folder: URL(typed: icons)) else { return [] }
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

  private struct Report {
    var findings: [LintFinding] = []
    var faults: [Fault] = []

    mutating func add(_ check: () throws -> [LintFinding]) {
      do {
        findings += try check()
      } catch {
        faults.append(Fault(error))
      }
    }
  }
}
