import Foundation
import Testing

@testable import Routes

@Suite struct WordListTests {
  @Test func `every list has words, and every phrase a known kind`() throws {
    for name in [
      "onto", "toward", "articles", "inside names", "going on", "left", "right", "left in part",
      "right in part", "metric", "imperial",
      "metric unspaced", "imperial unspaced", "numbers before units", "destination",
      "before a length", "go", "exit",
      "toll note", "ferry note", "transmodel modes", "codes", "messages", "errors", "success",
      "refused key",
      "refused quota", "refused request", "refused route", "start of notes",
      "start of sentences", "start of clauses",
      "tomtom arrows", "navinfo arrows", "mapbox v4 phrases", "graphhopper unpaved",
      "unpaved surfaces", "after a road number", "severities", "measures",
      "measures in part", "other parts",
      "walk the bike", "elevator to", "station",
    ] + WordedRole.allCases.map({ "role \($0)" }) + Road.Way.allCases.map({ "way \($0)" }) {
      #expect(!WordList[name].isEmpty, "\(name)")
    }
    #expect(WordList.kinds("becoming").count + WordList.kinds("starts").count == 88)
    for list in ["tomtom arrows", "navinfo arrows"] {
      #expect(WordList.dictionary(list).values.allSatisfy { Lane.Direction(rawValue: $0) != nil })
    }
    #expect(WordList.pairs("entities").first { $0.key == "quot" }?.value == "\"")
  }

  @Test func `words keep trailing spaces`() {
    #expect(WordList["going on"].contains("siga "))
    #expect(!SideWords.goesOn("sigale"))
  }

  @Test func `countries have codes of two letters`() {
    for name in ["country codes", "left-hand countries", "left-hand areas", "countries of miles"] {
      #expect(!WordList.countries.words(name).isEmpty, "\(name)")
    }
    #expect(Country.alpha2("gbr") == "GB")
    #expect(Country.alpha2("XXX") == nil)
    #expect(Country.keepsLeft("GB"))
    #expect(!Country.keepsLeft("FR"))
  }
}
