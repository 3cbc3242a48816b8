import Routes
import TestSupport
import Testing
import Faults

@Suite struct TraceTests {
  private static func gpx(_ points: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<gpx version=\"1.1\">\n<trk><trkseg>\n\(points)\n"
      + "</trkseg></trk></gpx>"
  }

  private static let point = "<trkpt lat=\"60.1\" lon=\"24.9\"><ele>12.5</ele>"

  @Test(arguments: [
    gpx(
      point + "<time>2026-05-04T08:30:00.250Z</time><speed>9</speed><course>-90</course></trkpt>\n"
        + "<trkpt lat=\"60.2\" lon=\"25\"><time>2026-05-04T10:30:01+02:00</time></trkpt>"),
    """
    {"time":"2026-05-04T08:30:00.25Z","latitude":60.1,"longitude":24.9,"altitude":12.5,\
    "course":270,"speed":9}

    {"time":"2026-05-04T08:30:01Z","lat":60.2,"lon":25}
    """,
    """
    {"timestamp":1777883400.25,"lat":60.1,"lng":24.9,"ele":12.5,"heading":270,"speed":9}
    {"event":"card","t":4}
    {"time":1777883401000,"event":"location","latitude":0,"longitude":0,\
    "recorded":{"latitude":60.2,"longitude":25}}
    """,
    """
    {"class":"VERSION","release":"3.25"}
    {"class":"TPV","mode":1,"time":"2026-05-04T08:30:00Z"}
    {"class":"TPV","mode":3,"time":"2026-05-04T08:30:00.250Z","lat":60.1,"lon":24.9,"alt":12.5,\
    "track":270,"speed":9}
    {"class":"SKY","satellites":[]}
    {"class":"TPV","mode":3,"time":"2026-05-04T08:30:01Z","lat":60.2,"lon":25}
    """,
    """
    {"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point",\
    "coordinates":[24.9,60.1,12.5]},"properties":{"time":"2026-05-04T08:30:00.250Z","speed":9,\
    "bearing":270}},{"type":"Feature","geometry":{"type":"Point","coordinates":[25,60.2]},\
    "properties":{"time":"2026-05-04T08:30:01Z"}}]}
    """,
  ])
  func `GPX, GeoJSON and JSON Lines are read alike`(text: String) throws {
    let trace = try Trace(Array(text.utf8))
    #expect(trace.start == 1_777_883_400_250)
    #expect(
      trace.points == [
        Trace.Point(
          milliseconds: 0, place: Coordinate(latitude: 60.1, longitude: 24.9), altitude: 12.5,
          course: 270, speed: 9),
        Trace.Point(milliseconds: 750, place: Coordinate(latitude: 60.2, longitude: 25)),
      ])
  }

  @Test func `a GeoJSON line has its times beside it`() throws {
    let text = """
      {"type":"Feature","geometry":{"type":"LineString","coordinates":[[1,2,3],[1.5,2.5]]},\
      "properties":{"coordTimes":["2026-05-04T08:30:00Z","2026-05-04T08:30:05Z"]}}
      """
    let trace = try Trace(Array(text.utf8))
    #expect(trace.points.map(\.milliseconds) == [0, 5000])
    #expect(trace.points.map(\.altitude) == [3, nil])
  }

  @Test func `seconds from the start need no date`() throws {
    let text =
      "{\"t\":10,\"lat\":1,\"lon\":2}\n{\"t\":10,\"lat\":1,\"lon\":2}\n{\"t\":11.5,\"lat\":1,\"lon\":2}"
    let trace = try Trace(Array(text.utf8))
    #expect(trace.start == nil)
    #expect(trace.points.map(\.milliseconds) == [0, 1500])
  }

  @Test(arguments: [
    ("", "the file is empty; record the trace again"),
    ("<html></html>", "not a trace; use GPX, GeoJSON, or JSON Lines with time and place"),
    (
      "<gpx><trk>",
      "line 1: not well-formed XML: the document ends too early; save the file again"
    ),
    ("[1,2]", "not a trace; use GPX, GeoJSON, or JSON Lines with time and place"),
    ("<gpx></gpx>", "the trace has no points; record it again"),
    (
      gpx(point + "</trkpt>"),
      "line 4: no time; write one such as 2026-05-04T08:30:00Z, or seconds from the start"
    ),
    (
      gpx("<trkpt lat=\"x\" lon=\"1\"/>"),
      "line 4: no latitude and longitude; remove the point"
    ),
    (
      gpx("<trkpt lat=\"91\" lon=\"1\"><time>2026-05-04T08:30:00Z</time></trkpt>"),
      "line 4: latitude 91.0, longitude 1.0 is off the Earth; check the order of the coordinates"
    ),
    (
      "<!DOCTYPE gpx [<!ENTITY a \"b\">]><gpx>&a;</gpx>",
      "line 1: <!DOCTYPE> contains a document type, which is not supported; remove it"
    ),
    (
      "{\"t\":5,\"lat\":1,\"lon\":2}\n{\"t\":4,\"lat\":1,\"lon\":2}",
      "line 2: earlier than the point before; sort the points by time"
    ),
    (
      "{\"t\":5,\"lat\":1,\"lon\":2}\n{\"time\":\"2026-05-04T08:30:00Z\",\"lat\":1,\"lon\":2}",
      "line 2: the time is not of the same kind as before; write dates everywhere, or seconds"
    ),
    (
      "{\"t\":5,\"lat\":1,\"lon\":2}\nnonsense",
      "not JSON: unexpected character at line 2, column 1; record the trace again"
    ),
  ])
  func `a bad trace is an error with its place`(text: String, message: String) {
    do throws(Fault) {
      _ = try Trace(Array(text.utf8))
      Issue.record("read")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test(arguments: [
    "<?a?>", "<?a ?>", "<?a b?>", "<!-- <?a?> -->", "<name><![CDATA[<?a?>]]></name>", "<?xml?>",
  ])
  func `processing instructions do no harm`(words: String) throws {
    let text = Self.gpx(words + Self.point + "<time>2026-05-04T08:30:00Z</time></trkpt>")
    #expect(try Trace(Array(text.utf8)).points.count == 1)
    let other = text.replacing("UTF-8", with: "UTF-7")
    #expect(try Trace(Array(other.utf8)).points.count == 1)
  }

  @Test func `external entities are never loaded`() {
    let text =
      "<!DOCTYPE gpx [<!ENTITY a SYSTEM \"file:///etc/hostname\">]>\n"
      + "<gpx><trk><trkseg><trkpt lat=\"1\" lon=\"2\"><time>&a;</time></trkpt></trkseg></trk></gpx>"
    #expect(throws: Fault.self) { try Trace(Array(text.utf8)) }
  }

  @Test(arguments: 0..<4) func `no mutant of a trace stops the program`(form: Int) {
    let sources = [
      Self.gpx(Self.point + "<time>2026-05-04T08:30:00.250Z</time><speed>9</speed></trkpt>"),
      "{\"time\":\"2026-05-04T08:30:00Z\",\"lat\":60.2,\"lon\":25}\n{\"t\":5,\"lat\":1,\"lon\":2}",
      "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2,3]]},"
        + "\"properties\":{\"coordTimes\":[\"2026-05-04T08:30:00Z\"]}}",
      "[{\"t\":1e300,\"lat\":-1e9,\"lon\":2,\"course\":-1e30,\"speed\":1e308}]",
    ]
    let source = Array(sources[form].utf8)
    var random = SeededRandom(seed: UInt64(form + 1))
    var (read, refused) = (0, 0)
    for _ in 0..<400 {
      var bytes = source
      for _ in 0..<random.int(0...4) {
        let place = random.int(0...bytes.count - 1)
        switch random.int(0...2) {
        case 0: bytes[place] = UInt8(random.int(0...255))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place...].prefix(8), at: place)
        }
      }
      do {
        let trace = try Trace(bytes)
        #expect(trace.points.allSatisfy { $0.place.latitude.magnitude <= 90 })
        read += 1
      } catch {
        refused += 1
      }
    }
    #expect(read + refused == 400 && refused > 50)
  }

  @Test func `a time zone of any length does not stop the program`() {
    let text = "{\"time\":\"2026-05-04T08:30:00+999999999999999999:00\",\"lat\":1,\"lon\":2}"
    #expect(throws: Fault.noTime(at: "line 1")) { try Trace(Array(text.utf8)) }
  }
}
