import Faults
import Foundation
import Routes
import TestSupport
import Testing

/// Which responses tests read, and that each is read whole or refused.
@Suite struct ReadLawTests {
  @Test func `our own responses are read in every run, others where they are present`() throws {
    let samples = try Corpus.routes()
    print("responses: \(Corpus.counts(samples))")
    func count(_ origin: Sample.Origin) -> Int { samples.count { $0.origin == origin } }
    #expect(count(.own) >= 120 && count(.example) >= 11 && count(.atlas) >= 1210)
    #expect(count(.other) > 0 || !Corpus.has("routes"))
    #expect(Set(samples.map(\.name)).count == samples.count)
  }

  @Test func `a response gives steps whose words are known, and what is no route is refused`()
    throws
  {
    try Law.read.check { sample in
      guard sample.origin != .other else { return }
      do {
        let response = try RouteReader().read(sample.bytes)
        #expect(!sample.name.contains("/foreign/"), "\(sample.name): \(response.format)")
        let steps = response.routes.flatMap(\.legs).flatMap(\.steps)
        #expect(!steps.isEmpty, "\(sample.name)")
        for step in steps {
          #expect(step.distance.isFinite && step.duration.isFinite, "\(sample.name)")
          // An unknown word is a case of the atlas, too.
          if sample.origin != .atlas { #expect(step.fallbacks.isEmpty, "\(sample.name)") }
        }
      } catch let fault as Fault {
        // Responses in a form that is not supported, or without a route.
        #expect(
          !fault.remedy.isEmpty && !sample.name.contains("/routes/"), "\(sample.name): \(fault)")
      }
    }
  }

  @Test(arguments: KnownFaults.rows.map { "\($0.name),\($0.law)" })
  func `a known fault is of an input that tests read and of a law that they check`(
    row: String
  ) throws {
    let cells = row.split(separator: ",").map(String.init)
    let law = try #require(Law(rawValue: cells[1]))
    let file = Corpus.package.appending(path: cells[0]).path
    let isRead = try law == .drawing || Corpus.routes().contains { $0.name == cells[0] }
    #expect(
      isRead && (!cells[0].hasPrefix("Tests") || FileManager.default.fileExists(atPath: file)))
  }
}
