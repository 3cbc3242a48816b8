import ArgumentParser
import AssetExport
import Foundation

/// What build systems ask of a command that writes files.
struct BuildArguments: ParsableArguments {
  @Flag(help: "Remove the files that the manifest before owned and the new one does not.")
  var prune = false

  @Flag(help: "Write nothing; name the files that would change, with exit code 1 if there are any.")
  var check = false

  @Flag(help: "Write nothing; print the path of each file that would be written.")
  var listOutputs = false

  @Option(
    help: ArgumentHelp(
      "Write the files read as a dependency file for Make and Ninja.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Option(
    help: ArgumentHelp(
      "Write the files written as a file list for Xcode.", valueName: "file"), completion: .file())
  var xcfilelist: String?

  func validate() throws {
    try PathArgument.check(("--depfile", depfile), ("--xcfilelist", xcfilelist))
    if [prune, check, listOutputs].count(where: { $0 }) > 1 {
      throw ValidationError("--prune, --check and --list-outputs exclude each other.")
    }
  }

  var mode: RunMode { prune ? .prune : check ? .check : .write }

  /// Prints what would be written, if that is all that is wanted.
  ///
  /// - Returns: Whether it was.
  func listed(_ plan: AssetPlan, others: [String], in folder: String) throws -> Bool {
    guard listOutputs else { return false }
    let lines = Self.paths(plan, others: others, in: folder).map { $0 + "\n" }
    try Console.output(Data(lines.joined().utf8))
    try writeFileList(plan, others: others, in: folder)
    return true
  }

  /// Tells what a run did; after a check that found something, ends the program.
  func finish(_ run: RunSummary, in folder: String) throws {
    guard check else { return }
    let lines =
      run.changed.map { "would change: \(Self.joined(folder, $0))\n" }
      + run.removed.map { "no longer written: \(Self.joined(folder, $0))\n" }
    try Console.output(Data(lines.joined().utf8))
    if !lines.isEmpty { throw ExitCode(1) }
  }

  /// Writes the files about the run that are asked for.
  ///
  /// - Parameters:
  ///   - plan: What was written.
  ///   - others: Files beside those of the plan.
  ///   - folder: The output folder.
  ///   - inputs: The files that were read.
  /// - Throws: `ExportError` for a list that cannot be written.
  func writeLists(
    _ plan: AssetPlan, others: [String], in folder: String, inputs: [String]
  ) throws {
    guard !check else { return }
    try writeFileList(plan, others: others, in: folder)
    guard let depfile else { return }
    let target = Self.escaped(Self.joined(folder, "manifest.json"))
    let sources = inputs.sorted().map(Self.escaped)
    // Rules without commands keep Make going when a source is removed.
    let text =
      "\(target):" + sources.map { " \\\n  \($0)" }.joined() + "\n"
      + sources.map { "\n\($0):\n" }.joined()
    try Output.write(Data(text.utf8), to: depfile)
  }

  private func writeFileList(_ plan: AssetPlan, others: [String], in folder: String) throws {
    guard let xcfilelist else { return }
    let paths = Self.paths(plan, others: others, in: folder)
    try Output.write(Data(paths.map { $0 + "\n" }.joined().utf8), to: xcfilelist)
  }

  private static func paths(
    _ plan: AssetPlan, others: [String], in folder: String
  ) -> [String] {
    (plan.paths + others).sorted().map { joined(folder, $0) }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder == "." ? path : folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
  }

  /// A path as Make and Ninja read it.
  static func escaped(_ path: String) -> String {
    var result = ""
    for character in path {
      switch character {
      case " ", "#", "\\": result += "\\\(character)"
      case "$": result += "$$"
      default: result.append(character)
      }
    }
    return result
  }
}

extension GlyphLookOptions {
  /// The files that decide how glyphs look.
  var inputs: [String] {
    let names = icons.map { (try? FileManager.default.subpathsOfDirectory(atPath: $0)) ?? [] }
    return (theme.map { [$0] } ?? [])
      + (names ?? []).filter { $0.hasSuffix(".svg") }.map { (icons ?? "") + "/" + $0 }
  }
}
