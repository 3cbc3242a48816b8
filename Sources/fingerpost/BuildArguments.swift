import ArgumentParser
import AssetExport
import Foundation
import TextSafety

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

  /// Refuses paths that the lists which are asked for cannot hold, before anything is written.
  ///
  /// - Throws: `Failure` with the first such path.
  func checkLists(
    _ plan: AssetPlan, others: [String], in folder: String, inputs: [String]
  ) throws {
    if depfile != nil { _ = try Self.dependencies(of: folder, inputs: inputs) }
    if xcfilelist != nil { _ = try Self.fileList(plan, others: others, in: folder) }
  }

  /// Prints the paths that a run would write, if `--list-outputs` asks for them.
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
      run.changed.map { "would change: \(Printable.text(Self.joined(folder, $0)))\n" }
      + run.removed.map { "no longer written: \(Printable.text(Self.joined(folder, $0)))\n" }
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
  /// - Throws: `ExportError` for a list that cannot be written, `Failure` for a path that it cannot
  ///   hold.
  func writeLists(
    _ plan: AssetPlan, others: [String], in folder: String, inputs: [String]
  ) throws {
    guard !check else { return }
    try writeFileList(plan, others: others, in: folder)
    guard let depfile else { return }
    let text = try Self.dependencies(of: folder, inputs: inputs)
    try Output.write(Data(text.utf8), to: depfile)
  }

  /// The text of a dependency file.
  static func dependencies(of folder: String, inputs: [String]) throws -> String {
    do throws(MakeWord.Fault) {
      let inputs = inputs.sorted()
      var text = try MakeWord.escaped(joined(folder, "manifest.json"), as: .target) + ":"
      for input in inputs { text += try " \\\n  " + MakeWord.escaped(input, as: .prerequisite) }
      text += "\n"
      // Rules without commands keep Make going when a source is removed.
      for input in inputs { text += try "\n" + MakeWord.escaped(input, as: .target) + ":\n" }
      return text
    } catch {
      throw Failure("--depfile: \(error)", .badData)
    }
  }

  private func writeFileList(_ plan: AssetPlan, others: [String], in folder: String) throws {
    guard let xcfilelist else { return }
    try Output.write(
      Data(Self.fileList(plan, others: others, in: folder).utf8), to: xcfilelist)
  }

  private static func fileList(
    _ plan: AssetPlan, others: [String], in folder: String
  ) throws -> String {
    do throws(FileListLine.Fault) {
      var text = ""
      for path in paths(plan, others: others, in: folder) { text += try FileListLine.line(path) }
      return text
    } catch {
      throw Failure("--xcfilelist: \(error)", .badData)
    }
  }

  private static func paths(
    _ plan: AssetPlan, others: [String], in folder: String
  ) -> [String] {
    (plan.paths + others).sorted().map { joined(folder, $0) }
  }

  private static func joined(_ folder: String, _ path: String) -> String {
    folder == "." ? path : folder.hasEnding("/") ? folder + path : "\(folder)/\(path)"
  }
}

extension GlyphLookOptions {
  /// The files that decide how glyphs look.
  var inputs: [String] {
    let names = icons.map { (try? FileManager.default.subpathsOfDirectory(atPath: $0)) ?? [] }
    return (theme.map { [$0] } ?? [])
      + (names ?? []).filter { $0.hasEnding(".svg") }.map { (icons ?? "") + "/" + $0 }
  }
}
