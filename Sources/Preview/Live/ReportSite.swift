package import SystemLibraries
package import GoldenDiff
import JSON
import Faults

/// Serves the report of a comparison to browsers on this machine, and accepts pictures from it.
///
/// A request to accept must come from the served page: it repeats a secret of the page in a header,
/// which pages of other sites do not know and cannot send.
package actor ReportSite: PageSite {
  package private(set) var result: DiffResult
  private let generator: String
  private let acceptCommand: [String]
  private let grounds: Grounds
  private let compare: @Sendable () async throws -> DiffResult
  private let accept: @Sendable ([Finding], DiffResult) async throws -> Void
  private let token = String(UInt64.random(in: 0 ... .max), radix: 36)
  private var version = 1

  /// Creates a site; `compare` repeats the comparison, `accept` makes findings goldens.
  package init(
    _ result: DiffResult, generator: String, acceptCommand: [String], grounds: Grounds,
    compare: @escaping @Sendable () async throws -> DiffResult,
    accept: @escaping @Sendable ([Finding], DiffResult) async throws -> Void
  ) {
    (self.result, self.generator, self.acceptCommand) = (result, generator, acceptCommand)
    (self.grounds, self.compare, self.accept) = (grounds, compare, accept)
  }

  /// Serves until the task is cancelled; `ready` receives the address of the page.
  ///
  /// Throws `Fault.port` if the port is not available.
  package func serve(port: Int, ready: @Sendable (URL) -> Void) async throws {
    do {
      let listener = try await PageListener(self, port: port)
      if let url = listener.address.url { ready(url) }
      try await listener.run()
    } catch {
      if error is CancellationError || Task.isCancelled { return }
      throw Fault.port(port, reason: LiveServer.reason(error))
    }
  }

  func answer(_ request: PageRequest) async throws -> PageResponse {
    switch (request.method, request.path) {
    case ("GET", "/"):
      let page = HTMLReport.page(
        of: result, generator: generator, acceptCommand: acceptCommand, on: grounds,
        service: service)
      return .ok(page.html, page.policy)
    case ("POST", "/accept"):
      guard request.headers["x-fingerpost"] == token else { return .foreign }
      return .ok(await accepted(request))
    default: return .missing
    }
  }

  private var service: HTMLReport.Service { .init(token: token, version: version) }

  /// Accepts the findings that a request names, compares again, and returns the new data.
  private func accepted(_ request: PageRequest) async -> JSON {
    func value(_ name: String) -> String { request.query.first { $0.name == name }?.value ?? "" }
    let findings = HTMLReport.findings(of: result)
    let ranges = value("items").split(separator: ",").map { part in
      part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    }
    let isKnown = ranges.allSatisfy { ends in
      (1...2).contains(ends.count) && ends[0] <= ends[ends.count - 1]
        && ends.allSatisfy(findings.indices.contains)
    }
    guard Int(value("version")) == version, isKnown, !ranges.isEmpty else {
      return ["fault": "the report has changed; reload the page"]
    }
    if let warning = result.namesWarning { return ["fault": "nothing was accepted: \(warning)"] }
    do {
      try await accept(ranges.flatMap { $0[0]...$0[$0.count - 1] }.map { findings[$0] }, result)
      result = try await compare()
    } catch {
      // What was accepted before the error counts.
      if let now = try? await compare() { result = now }
      version += 1
      return ["fault": "\(error)", "report": data]
    }
    version += 1
    return ["report": data]
  }

  private var data: JSON {
    HTMLReport.data(
      of: result, generator: generator, acceptCommand: acceptCommand, on: grounds, service: service)
  }
}
