import ArgumentParser
import AssetExport
import Documents
import SystemLibraries
import Glyphs
import GoldenDiff
import Guidance
import Routes

struct SchemaCommand: DescribedCommand {
  enum Name: String, ExpressibleByArgument, CaseIterable {
    case cards, config, diff
    case diffRules = "diff-rules"
    case drive, engine, icons, language, manifest, route, shields, theme
  }

  @Argument(help: "What the schema is for. Default: list the names.")
  var name: Name?

  @OptionGroup var output: OutputOption
  @OptionGroup var say: SayOptions

  func run() throws {
    let schema: [UInt8] =
      switch name {
      case nil: Array(Name.allCases.map { $0.rawValue + "\n" }.joined().utf8)
      case .cards: CardsSchema.cards
      case .config: try CommandTable.all().schema
      case .diff: DiffSchema.report
      case .diffRules: DiffSchema.rules
      case .drive: CardsSchema.drive
      case .engine: EngineFile.schema
      case .icons: IconLibrary.jsonSchema(engines: Engine.all.map(\.name))
      case .language: LanguageSchema.json
      case .manifest: ExportSchema.manifest
      case .route: CardsSchema.route
      case .shields: ShieldTable.jsonSchema
      case .theme: Theme.jsonSchema
      }
    try output.write(schema, say)
  }
}
