import Testing

@testable import Routes

@Suite struct AnnouncementTests {
  @Test(
    arguments: [
      "<speak>Turn left</speak>",
      "<speak><amazon:effect name=\"drc\"><prosody rate=\"1.08\">A &amp; B</prosody></amazon:effect></speak>",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><speak version=\"1.1\">Left</speak>",
    ])
  func `well-formed SSML is kept as sent`(ssml: String) {
    #expect(Announcement(distance: 0, text: "Left", ssml: ssml).ssml == ssml)
  }

  @Test(
    arguments: [
      "", "Turn left", "<speak>A & B</speak>", "<speak>Left", "<speak>Left</speak></speak>",
      "<speak>I<5</speak>", "<p>Left</p>", "<speak><a></speak></a>",
      "<!DOCTYPE speak [<!ENTITY a 'b'>]><speak>&a;</speak>",
    ])
  func `broken SSML is dropped`(ssml: String) {
    let own = Announcement(distance: 0, text: "Left", ssml: ssml)
    #expect(own.ssml == nil && own.text == "Left")
  }
}
