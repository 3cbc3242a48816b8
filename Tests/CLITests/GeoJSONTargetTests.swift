import Foundation
import TestSupport
import Testing

@Suite struct GeoJSONTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func features(_ name: String) throws -> [[String: Any]] {
    let json = try JSONSerialization.jsonObject(with: Data(folder.bytes("out/geojson/" + name)))
    let collection = try #require(json as? [String: Any])
    #expect(collection["type"] as? String == "FeatureCollection")
    return try #require(collection["features"] as? [[String: Any]])
  }

  private func render(_ route: String, _ options: String...) throws -> Program.Result {
    try Program.run(
      [
        "render", Corpus.package.appending(path: "Examples/routes/\(route)").path, "-o", "out",
        "--target", "geojson", "--target", "sprite",
      ] + options, in: folder.url)
  }

  @Test func `maneuvers are points whose glyphs are on the sprite of the same run`() throws {
    #expect(try render("helsinki-stops.json", "--prefix", "fp_").code == 0)
    let cards = try #require(
      JSONSerialization.jsonObject(with: Data(folder.bytes("out/cards.json"))) as? [String: Any])
    let sprite = try #require(
      JSONSerialization.jsonObject(with: Data(folder.bytes("out/sprite/light.json")))
        as? [String: Any])
    let points = try features("maneuvers.geojson")
    let all = try #require(cards["cards"] as? [[String: Any]])
    #expect(points.count == all.count && points.count > 5)
    for (point, card) in zip(points, all) {
      let properties = try #require(point["properties"] as? [String: Any])
      let geometry = try #require(point["geometry"] as? [String: Any])
      let place = try #require(card["location"] as? [String: Double])
      #expect(
        geometry["coordinates"] as? [Double] == [place["longitude"] ?? 0, place["latitude"] ?? 0])
      #expect(sprite[try #require(properties["icon-image"] as? String)] != nil)
      #expect(
        properties["instruction"] as? String == (card["instructionVariants"] as? [String])?.first)
    }
    let lines = try features("route.geojson")
    #expect(lines.compactMap { ($0["properties"] as? [String: Any])?["leg"] as? Int } == [0, 1, 2])
  }

  @Test func `lines end where traffic or the limit changes`() throws {
    let places = (0...4).map { "[\(Double($0) / 1000),0]" }.joined(separator: ",")
    let route = """
      {"code":"Ok","routes":[{"distance":444,"duration":40,"legs":[{"distance":444,"duration":40,\
      "annotation":{"congestion":["low","heavy","heavy","low"],"maxspeed":[{"speed":50,"unit":\
      "km/h"},{"speed":50,"unit":"km/h"},{"none":true},{"unknown":true}]},"steps":[{"distance":444,\
      "duration":40,"geometry":{"coordinates":[\(places)]},"maneuver":{"type":"depart","location":\
      [0,0]}},{"distance":0,"duration":0,"maneuver":{"type":"arrive","location":[0.004,0]}}]}]}]}
      """
    try folder.write(route, to: "route.json")
    let run = try Program.run(
      ["render", "route.json", "-o", "out", "--target", "geojson"], in: folder.url)
    #expect(run.code == 0)
    let lines = try features("route.geojson").map { feature in
      let properties = try #require(feature["properties"] as? [String: Any])
      let geometry = try #require(feature["geometry"] as? [String: Any])
      let places = try #require(geometry["coordinates"] as? [[Double]])
      return
        "\(places.map { Int($0[0] * 1000) }) \(properties["congestion"] ?? "-") "
        + "\(properties["speedLimit"] ?? "-") \(properties["isUnlimited"] ?? "-")"
    }
    #expect(
      try features("along.geojson").map {
        ($0["properties"] as? [String: Any])?["icon-image"] as? String
      } == ["speed_vienna_50", "congestion", "no_limit"])
    #expect(
      lines == ["[0, 1] - 50 -", "[1, 2] heavy 50 -", "[2, 3] heavy - 1", "[3, 4] - - -"])
  }

  @Test func `the target needs a route`() throws {
    let run = try Program.run(["icons", "-o", "out", "--target", "geojson"], in: folder.url)
    #expect(run.code == 64)
    #expect(run.error.contains("the target geojson shows routes; use 'render' with a route"))
  }

  @Test func `a feed without places has empty maps`() throws {
    #expect(try render("navinfo.jsonl").code == 0)
    #expect(try features("maneuvers.geojson").isEmpty && features("route.geojson").isEmpty)
  }
}
