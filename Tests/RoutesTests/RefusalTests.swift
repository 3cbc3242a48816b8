import Foundation
import Routes
import Testing
import Faults

@Suite struct RefusalTests {
  @Test(arguments: [
    // Google Routes, Google Directions, Mapbox, GraphHopper, openrouteservice, HERE, TomTom, Esri.
    """
    {"error": {"code": 403, "message": "The caller does not have permission", \
    "status": "PERMISSION_DENIED"}}
    """,
    "{\"status\": \"REQUEST_DENIED\", \"error_message\": \"You must use it\", \"routes\": []}",
    "{\"message\": \"Not Authorized - Invalid Token\", \"error_code\": \"INVALID_TOKEN\"}",
    "{\"message\": \"Wrong credentials. Register and get a valid API key\"}",
    "{\"error\": \"Access to this API has been disallowed\"}",
    "{\"error\": \"Unauthorized\", \"error_description\": \"No credentials found\"}",
    """
    {"detailedError": {"code": "Forbidden", "message": "You are not allowed"}, \
    "error": {"description": "You are not allowed"}}
    """,
    "{\"error\": {\"code\": 499, \"message\": \"Token Required\"}}",
    "{\"code\": \"InvalidToken\", \"routes\": []}", "{\"code\": 401, \"message\": \"No\"}",
  ])
  func `a refused key is reported as such`(response: String) {
    #expect(message(response).hasPrefix("the engine refused the key: "), "\(message(response))")
    #expect(message(response).hasSuffix("; check the key and its permissions"))
  }

  @Test(arguments: [
    "{\"status\": \"OVER_QUERY_LIMIT\", \"routes\": []}",
    "{\"error\": {\"code\": 429, \"message\": \"Quota exceeded for requests\"}}",
    "{\"message\": \"Too Many Requests\"}",
  ])
  func `too many requests are reported as such`(response: String) {
    #expect(message(response).hasPrefix("the engine accepts no more requests: "))
  }

  @Test(arguments: [
    "{\"code\": \"NoRoute\"}", "{\"code\": \"NoSegment\", \"message\": \"no road there\"}",
    "{\"error_code\": 499, \"error\": \"Unknown\", \"status_code\": 400}",
  ])
  func `other refusals are about the route`(response: String) {
    #expect(message(response).hasPrefix("the engine found no route: "), "\(message(response))")
  }

  @Test(arguments: [
    "{\"message\": \"Unexpected token } in the request\"}",
    """
    {"error_code": 401, "error": "Failed to parse intermediate request format", \
    "status_code": 400}
    """,
    "{\"code\": \"InvalidQuery\", \"message\": \"Query string malformed close to position 30\"}",
    "{\"title\": \"Malformed request\", \"status\": 400, \"code\": \"E605001\"}",
    """
    {"detailedError": {"code": "BAD_INPUT", "message": "Invalid position"}, "error": {}}
    """,
    "{\"status\": \"INVALID_REQUEST\", \"routes\": []}",
  ])
  func `a request that is not accepted is not reported as a lack of routes`(response: String) {
    #expect(
      message(response).hasPrefix("the engine did not accept the request: "), "\(message(response))"
    )
    #expect(message(response).hasSuffix("; correct the request"))
  }

  @Test func `the codes of OpenTripPlanner's errors are reported, and gzip is named`() {
    let response = """
      {"data": {"plan": {"itineraries": [], "routingErrors": [
      {"code": "NO_TRANSIT_CONNECTION", "description": "No transit"}]}}}
      """
    #expect(
      message(response)
        == "the engine found no route: NO_TRANSIT_CONNECTION (No transit); change the request")
    #expect(throws: Fault.gzip) { try RouteReader().read([0x1F, 0x8B, 8, 0] as [UInt8]) }
  }

  @Test(arguments: ["cards", "manifest", "theme"])
  func `files that this program wrote are not routes, and are named`(kind: String) {
    #expect(
      message("{\"schema\": \"fingerpost/\(kind)/1\", \"routes\": [{}]}")
        == "a '\(kind)' file of fingerpost, not a route; use the router's response")
  }

  @Test(arguments: [
    (#"{"route_summary": {"total_time": 1}, "route_instructions": []}"#, "OSRM 4"),
    (#"{"status": 207, "route_summary": {"total_time": 0}}"#, "OSRM 4"),
    (#"{"routes": [[{"route_instructions": [["10", "First"]]}]]}"#, "OSRM 4"),
    (#"{"response": {"route": [{"leg": [{"maneuver": []}]}]}}"#, "HERE 7"),
  ])
  func `a form that ended is refused, and its successor named`(response: String, form: String) {
    let faults = [
      "OSRM 4": "a response of OSRM 4, which OSRM 5 replaced in 2016; request version 5",
      "HERE 7": "a response of HERE's Routing API 7, which HERE ended; request version 8",
    ]
    #expect(message(response) == faults[form])
  }

  @Test func `legs of another type are reported before anything that is missing`() {
    #expect(
      message("{\"code\": \"Ok\", \"routes\": [{\"duration\": 1, \"legs\": \"x\"}]}")
        == "routes[0].legs: expected an array; correct it, or save the router's response again")
  }

  private func message(_ response: String) -> String {
    do {
      return "\(try RouteReader().read(Data(response.utf8)).routes.count) routes"
    } catch {
      return error.description
    }
  }
}
