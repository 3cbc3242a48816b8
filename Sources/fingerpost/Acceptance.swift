import AssetExport
import Foundation
import GoldenDiff
import Escaping
import Faults

/// Takes over pictures as goldens, for `accept` and from a served report.
struct Acceptance {
  /// The folder of goldens, or a file.
  var goldens: String
  /// Whether to remove goldens that have no picture.
  var prunes: Bool
  /// Whether the findings are named one by one, so that any share of the goldens can go.
  var isNamed = false
  var isForced = false
  var isDryRun = false

  /// Accepts findings and passes a line about each to `say`; throws before the first write if one
  /// of them cannot be accepted.
  func run(_ findings: [Finding], of result: DiffResult, say: (String) -> Void) throws {
    try check(findings, of: result)
    let root = URL(filePath: goldens)
    let target = result.actual.isFile ? root.deletingLastPathComponent() : root
    let manifest =
      isDryRun || result.actual.isFile
      ? nil : try AcceptedManifest(goldens: target, actual: result.actual)
    var (accepted, removed) = (Set<String>(), Set<String>())
    for finding in findings {
      let shown = Printable.text(finding.name)
      switch finding.state {
      case .missing where !prunes:
        say("kept       \(shown)  no actual picture; --prune removes it")
      case .missing:
        if !isDryRun, try OutputFolder(target).remove([finding.name]).isEmpty {
          throw Fault.cannotWrite(path: finding.name, .notRemovable(.linkInPlace))
        }
        removed.insert(finding.name)
        say("\(isDryRun ? "would remove" : "removed   ") \(shown)")
      case .changed, .new, .unreadable, .same:
        if !isDryRun {
          try OutputFolder(target).write(
            Data(result.actual.load(finding.name).bytes()), to: finding.name,
            keepsPixels: finding.state != .unreadable)
        }
        accepted.insert(finding.name)
        say("\(isDryRun ? "would accept" : "accepted  ") \(shown)  \(finding.summary)")
      }
    }
    let unlisted = try manifest?.merge(accepted: accepted, removed: removed, of: result) ?? 0
    if unlisted > 0 {
      say("the new manifest lacks \(unlisted) goldens; render the goldens again, or remove them")
    }
    say("\(accepted.count) accepted, \(removed.count) removed\(isDryRun ? " (dry run)" : "")")
  }

  private func check(_ findings: [Finding], of result: DiffResult) throws {
    let sign = ProcessInfo.processInfo.environment["CI", default: ""]
    guard isForced || isDryRun || sign.isEmpty || sign == "false" else {
      throw Fault(
        .usage, "refusing to accept goldens where CI is set",
        remedy: "review and accept them locally, or give --force")
    }
    for finding in findings where finding.state == .unreadable {
      do {
        let stored = try result.actual.load(finding.name)
        if result.actual.isFile || !finding.isText { _ = try stored.pixmap() }
      } catch {
        throw Fault(
          .data, at: "\(Printable.text(finding.name))", "\(error)", remedy: "nothing was accepted")
      }
    }
    let missing = findings.count { $0.state == .missing }
    let count = result.expected.names.count
    guard !prunes || isNamed || isForced || isDryRun || 2 * missing <= count else {
      throw Fault(
        .data, at: goldens,
        "--prune would remove \(missing) of \(count) goldens; name the right folder or "
          + "routes, or give --force to remove them", remedy: "nothing was accepted")
    }
  }
}
