import Foundation
import PackagePlugin

/// `swift package fingerpost …`: the program with the words behind it.
@main
struct FingerpostCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "fingerpost")
    let process = Process()
    process.executableURL = tool.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What went wrong stands on standard error already.
    guard process.terminationStatus == 0 else { exit(process.terminationStatus) }
  }
}
