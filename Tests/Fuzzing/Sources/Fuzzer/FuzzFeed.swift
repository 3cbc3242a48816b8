@testable import Documents
@testable import Driving
import Foundation
import Guidance
@testable import Routes

/// Reads what libFuzzer made up as a feed of the Google Navigation SDK, and follows it.
///
/// Time never goes back, and each event is a line of JSON.
func fuzzFeed(_ bytes: [UInt8]) {
  guard let response = value({ try RouteReader(format: .navInfo).read(bytes) }),
    let drive = value({ try Drive(response.routes, guide: Guide(), feed: response.feed) })
  else { return }
  let log = DriveLog(drive.guides, theme: artist.theme)
  var events = drive.events()
  var milliseconds = 0
  while let event = value({ try events.next() }) ?? nil {
    precondition(event.milliseconds >= milliseconds, "goes back in time: \(event)")
    milliseconds = event.milliseconds
    let line = log.line(event)
    precondition(line.firstIndex(of: 0x0A) == line.endIndex - 1, "not one line: \(event)")
    precondition((try? JSONSerialization.jsonObject(with: Data(line))) != nil, "not JSON: \(event)")
  }
}
