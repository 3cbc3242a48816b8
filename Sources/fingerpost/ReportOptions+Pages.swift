import AssetExport
import Foundation
import GoldenDiff
import Preview
import Faults

extension ReportOptions {
  /// How many pictures a summary shows; GitHub loads each when the page is opened.
  private static let pictureLimit = 50

  /// Writes a summary for a pull request, and its pictures in a folder beside it.
  ///
  /// Pictures have files of their own, since GitHub shows none that is part of the text.
  func writeSummary(
    _ file: String, _ result: DiffResult, _ acceptCommand: [String], _ grounds: Grounds
  ) throws {
    let url = URL(filePath: file)
    let name = url.deletingPathExtension().lastPathComponent + "-pictures"
    let folder = url.deletingLastPathComponent().appending(path: name)
    let prefix = pictureUrl ?? Self.address(name)
    var pictures: [String: String] = [:]
    for finding in MarkdownReport.faces(of: result, on: grounds).prefix(Self.pictureLimit) {
      guard let png = FindingPicture.png(of: finding, in: result, on: grounds) else { continue }
      try OutputFolder(folder).write(Data(png), to: finding.name)
      pictures[finding.name] = prefix + "/" + Self.address(finding.name)
    }
    let summary = MarkdownReport.summary(
      of: result, acceptCommand: Self.acceptLine(result, acceptCommand, limit: 0), on: grounds,
      room: MarkdownReport.commentLimit
    ) { pictures[$0.name] }
    try Output.write(Data(summary.utf8), to: file)
  }

  /// Encodes all but letters, digits and `-._~/`, so that a name ends neither link nor address.
  private static func address(_ name: String) -> String {
    name.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII && scalar.properties.isAlphabetic || "0123456789-._~/".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
  }

  /// Serves the page until it is interrupted; returns the last comparison.
  func serve(
    _ result: DiffResult, _ compare: @escaping @Sendable () async throws -> DiffResult,
    _ goldens: String?, _ acceptCommand: [String], _ grounds: Grounds, _ say: SayOptions
  ) async throws -> DiffResult {
    let site = ReportSite(
      result, generator: Fingerpost.generator, acceptCommand: acceptCommand, grounds: grounds,
      compare: compare
    ) { findings, result in
      guard let goldens else {
        throw Fault(
          .usage, "the goldens are those of a revision", remedy: "they cannot be replaced")
      }
      // Each button removes only what it names.
      try Acceptance(goldens: goldens, prunes: true).run(findings, of: result) { line in
        if !say.quiet { Console.note(line) }
      }
    }
    let (port, opensBrowser) = (port, opensBrowser)
    try await Interruption.until {
      try await site.serve(port: port) { url in
        Console.note("\(url.absoluteString) shows the comparison; Ctrl-C ends it.")
        if opensBrowser { Browser.open(url) }
      }
    }
    return await site.result
  }
}
