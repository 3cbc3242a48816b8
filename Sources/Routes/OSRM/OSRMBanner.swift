/// A banner instruction, as it stands.
struct OSRMBanner: Decodable {
  var banner: Banner
  /// The angle around a roundabout, in degrees.
  var degrees: Double?
  /// The lanes, from left to right; empty where it shows none.
  var lanes: [OSRMLane]

  private struct Text: Decodable {
    var text: Banner.Text
    var degrees: Double?
    var lanes: [OSRMLane]

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: JSONKey.self)
      degrees = container.tolerated(JSONNumber.self, "degrees")?.value
      let components = container.tolerated([Component].self, "components") ?? []
      lanes = components.compactMap(\.lane)
      text = Banner.Text(
        text: container.text("text") ?? "", components: components.compactMap(\.component))
    }
  }

  private struct Component: Decodable {
    var component: Banner.Component?
    var lane: OSRMLane?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: JSONKey.self)
      let type = container.text("type") ?? "text"
      if type == "lane" {
        lane = OSRMLane(
          indications: container.tolerated([String].self, "directions") ?? [],
          isActive: container.tolerated(Bool.self, "active") ?? false,
          followed: container.text("active_direction"))
        return
      }
      let shield = container.tolerated(Shield.self, "mapbox_shield")
      component = Banner.Component(
        type: type, text: container.text("text") ?? "", abbreviation: container.text("abbr"),
        abbreviationPriority: container.tolerated(Int.self, "abbr_priority"),
        shield: shield?.name)
    }
  }

  private struct Shield: Decodable {
    var name: String?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    let primary = container.tolerated(Text.self, "primary")
    let sub = container.tolerated(Text.self, "sub")
    degrees = primary?.degrees
    lanes = sub?.lanes ?? []
    banner = Banner(
      distance: container.distanceAlongGeometry,
      primary: primary?.text ?? Banner.Text(text: "", components: []),
      secondary: container.tolerated(Text.self, "secondary")?.text, sub: sub?.text)
  }
}

/// A voice instruction, as it stands.
struct OSRMVoice: Decodable {
  var announcement: Announcement

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: JSONKey.self)
    announcement = Announcement(
      distance: container.distanceAlongGeometry, text: container.text("announcement") ?? "")
  }
}

extension KeyedDecodingContainer where Key == JSONKey {
  /// Meters before the maneuver; 0 where absent or no distance.
  fileprivate var distanceAlongGeometry: Double {
    let number =
      tolerated(JSONNumber.self, "distanceAlongGeometry")
      ?? tolerated(JSONNumber.self, "distancealonggeometry")
    return max(0, number.flatMap { $0.value.isFinite ? $0.value : nil } ?? 0)
  }
}
