import Foundation
import TestSupport
import Testing

@Suite struct AlongOptionTests {
  /// 1000 m in 100 s along the equator, with a signal and a toll booth at 500 m.
  private static let route = """
    {"code":"Ok","routes":[{"distance":1000,"duration":100,"legs":[{"distance":1000,\
    "duration":100,"steps":[{"distance":1000,"duration":100,"geometry":{"coordinates":[[0,0],\
    [0.0045,0],[0.009,0]]},"maneuver":{"type":"depart","location":[0,0]},"intersections":[\
    {"location":[0,0]},{"location":[0.0045,0],"traffic_signal":true,"toll_collection":\
    {"type":"toll_booth","name":"East"}}]},{"distance":0,"duration":0,"geometry":{"coordinates":\
    [[0.009,0],[0.009,0]]},"maneuver":{"type":"arrive","location":[0.009,0]}}]}]}]}
    """

  private static func run(_ arguments: [String]) throws -> (
    code: Int32, text: String, error: String
  ) {
    let result = try Program.run(arguments, input: route)
    return (result.code, result.text, result.error)
  }

  @Test(arguments: ["cards", "drive", "announce"])
  func `an unknown group is refused with the names of all`(command: String) throws {
    let result = try Self.run([command, "-", "--along", "signals,lights"])
    #expect(result.code == 64 && result.text.isEmpty)
    #expect(
      result.error.contains(
        "unknown group 'lights'; use all, none, or some of signals, stops, crossings, cameras, "
          + "tolls, borders, tunnels, ferries, rests, charging, incidents, congestion, roads, "
          + "limits, areas, notices"), "\(result.error)")
  }

  @Test func `text lists the requested objects between the cards`() throws {
    let all = try Self.run(["cards", "-", "--format", "text", "--along", "all"]).text
    #expect(all.contains("Traffic light\n") && all.contains("Toll booth: East\n"))
    let tolls = try Self.run(["cards", "-", "--format", "text", "--along", "tolls"]).text
    #expect(!tolls.contains("Traffic light") && tolls.contains("500\u{A0}m  Toll booth: East\n"))
    let usual = try Self.run(["cards", "-", "--format", "text"]).text
    #expect(!usual.contains("Toll booth"))
  }

  @Test func `the events of a drive leave out dense objects unless requested`() throws {
    let events = ["drive", "-", "--events", "approaching,passed"]
    #expect(
      try Self.run(events).text.split(separator: "\n") == [
        #"{"event":"approaching","glyph":"toll_plaza","kind":"toll","leg":0,"meters":500,"#
          + #""object":1,"seconds":50,"t":0,"type":"booth","words":"Toll booth: East"}"#,
        #"{"event":"passed","glyph":"toll_plaza","kind":"toll","leg":0,"object":1,"t":51,"#
          + #""type":"booth","words":"Toll booth: East"}"#,
      ])
    let all = try Self.run(events + ["--along", "signals"]).text
    #expect(all.contains("traffic-signal") && !all.contains("toll"))
    #expect(try Self.run(events + ["--along", "none"]).text.isEmpty)
  }

  @Test func `pictures of the chosen groups are written`() throws {
    let folder = try TemporaryFolder()
    let output = folder.url.appending(path: "out").path
    #expect(try Self.run(["render", "-", "-o", output]).code == 0)
    func names() throws -> Set<String> {
      Set(try FileManager.default.contentsOfDirectory(atPath: output + "/glyphs"))
    }
    #expect(try names().isSuperset(of: ["traffic_light~light.png", "toll_plaza~dark@2x.png"]))
    #expect(try Self.run(["render", "-", "-o", output, "--along", "tolls", "--prune"]).code == 0)
    #expect(try names().contains("toll_plaza~light.png"))
    #expect(try !names().contains("traffic_light~light.png"))
  }
}
