import Kits
import ArgumentParser
import AssetExport
import Files
import SystemLibraries
import Glyphs
import Escaping
import Faults

struct KitCommand: DescribedCommand {
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
