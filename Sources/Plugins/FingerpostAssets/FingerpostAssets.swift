import Foundation
import PackagePlugin

/// Generates the assets of a target from the `fingerpost.json` in its folder, as resources.
@main
struct FingerpostAssets: BuildToolPlugin {
  /// What `fingerpost.json` says to the plugin; all options are read when the assets are made.
  struct Configuration: Decodable {
    /// Paths from the target's folder on: one, or several.
    struct Paths: Decodable {
      var list: [String]

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        list =
          if let path = try? container.decode(String.self) { [path] } else {
            try container.decode([String].self)
          }
      }
    }

    var routes: Paths?
    var theme: Paths?
    var icons: Paths?
    /// Further files whose change matters, such as those that options of one command name.
    var inputs: Paths?
    /// What of the output becomes resources, such as `["sprite/light.json", "sprite/light.png"]`.
    ///
    /// A folder, such as `Fingerpost.xcassets`, may be named too. Swift's own build system then
    /// copies it without waiting for this command once the folder is there, so that a change can
    /// come one build late.
    var outputs: Paths
  }

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let file = target.directoryURL.appending(path: "fingerpost.json")
    guard FileManager.default.fileExists(atPath: file.path) else {
      Diagnostics.warning("\(file.path): not there; add it, or remove the plugin")
      return []
    }
    let configuration: Configuration
    do {
      configuration = try JSONDecoder().decode(
        Configuration.self, from: try Data(contentsOf: file))
    } catch {
      Diagnostics.error(
        "\(file.path): no object with 'outputs', and perhaps 'routes', 'theme', 'icons' and 'inputs', "
          + "that are paths; correct it")
      return []
    }
    let folder = target.directoryURL
    let icons = (configuration.icons?.list ?? []).flatMap { path in
      let names = FileManager.default.subpaths(atPath: folder.appending(path: path).path) ?? []
      return names.filter { $0.lowercased().hasSuffix(".svg") || $0 == "icons.json" }.sorted()
        .map { "\(path)/\($0)" }
    }
    let inputs = [configuration.routes, configuration.theme, configuration.inputs]
      .flatMap { $0?.list ?? [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "assets")
    return [
      .buildCommand(
        displayName: "Glyphs of \(target.name)",
        executable: try context.tool(named: "fingerpost").url,
        arguments: ["generate", file.path, "-o", output.path],
        inputFiles: [file] + (inputs + icons).map { folder.appending(path: $0) },
        outputFiles: configuration.outputs.list.map { output.appending(path: $0) })
    ]
  }
}
