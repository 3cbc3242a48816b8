import Kits
import ArgumentParser
import AssetExport
import Documents
import Files
import SystemLibraries
import Glyphs
import Escaping
import Faults

struct KitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit",
    abstract: "Writes source code with which an app reads cards, drives and manifests.",
    discussion: """
      All kits have types and a lookup of glyphs for live routes; 'typescript' is a module with its \
      declarations. 'carplay' also builds the objects of CarPlay, 'kotlin' those of androidx.car.app, \
      'react-native' those of react-native-carplay for both, \
      'flutter' is Dart with a widget that shows a glyph. No kit needs more than its platform. \
      Unchanged files are left untouched.

      EXAMPLES
        fingerpost kit carplay -o Sources/App/Fingerpost
        fingerpost kit kotlin -o app/src/main/kotlin/fingerpost
        fingerpost kit typescript -o src/fingerpost
        fingerpost kit react-native -o src/fingerpost
        fingerpost kit flutter -o lib/fingerpost
        fingerpost kit swift -o Sources/App/Fingerpost --check
      """)

  @Argument(help: "The platform.")
  var platform: Kit.Platform

  @OptionGroup var folder: FolderOption

  @Flag(help: "Write nothing; name the files that would change, with exit code 1 if there are any.")
  var check = false

  @OptionGroup var say: SayOptions

  func run() throws {
    let kit = Kit(manifest: ExportSchema.manifest, pictures: IconSet().specs.map(\.name))
    let files = kit.files(for: platform)
    let output = try OutputFolder(URL(typed: folder.output), isChecking: check)
    var changed: [String] = []
    for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let place = output.url.appending(path: name).typedPath
      let isChanged = try output.write(Data(bytes), to: name) { open, name throws(Fault) in
        guard let bytes = open.bytes(of: name), !bytes.starts(with: Kit.mark.utf8) else { return }
        throw .cannotCreate(path: place, .foreign)
      }
      if isChanged { changed.append(place) }
      if !check { say.wrote(place, bytes.count, isChanged) }
    }
    guard check, !changed.isEmpty else { return }
    try Console.output(changed.map { "would change: \(Printable.text($0))\n" }.joined())
    throw ExitCode(1)
  }
}

extension Kit.Platform: ExpressibleByArgument {}
