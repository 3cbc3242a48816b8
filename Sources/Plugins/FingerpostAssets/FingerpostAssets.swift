import Foundation
import PackagePlugin

/// Generates the assets of a target from the `fingerpost.json` in its folder, as resources.
@main
struct FingerpostAssets: BuildToolPlugin {
  /// What `fingerpost.json` says to the plugin; its `arguments` are read when the assets are made.
  struct Configuration: Decodable {
    /// Routes, from the target's folder on; the whole set of icons without.
    var routes: [String]?
    /// Files named by the options, from the target's folder on, whose change matters.
    var inputs: [String]?
    /// What of the output becomes resources, such as `["sprite/light.json", "sprite/light.png"]`.
    ///
    /// A folder, such as `Fingerpost.xcassets`, may be named too. Swift's own build system then
    /// copies it without waiting for this command once the folder is there, so that a change can
    /// come one build late.
    var outputs: [String]
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
        "\(file.path): no object with 'outputs', and perhaps 'routes' and 'inputs', that are arrays "
          + "of strings; correct it")
      return []
    }
    let folder = target.directoryURL
    let routes = (configuration.routes ?? []).map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "assets")
    return [
      .buildCommand(
        displayName: "Glyphs of \(target.name)",
        executable: try context.tool(named: "fingerpost").url,
        arguments: ["generate", file.path, "-o", output.path],
        inputFiles: [file] + routes
          + (configuration.inputs ?? []).map { folder.appending(path: $0) },
        outputFiles: configuration.outputs.map { output.appending(path: $0) })
    ]
  }
}
