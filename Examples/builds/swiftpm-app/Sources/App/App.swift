import Foundation

/// Counts the icons on the sheet that the build put into the bundle.
@main
struct App {
  struct Icon: Decodable { var width: Int }

  static func main() throws {
    let list = Bundle.module.bundleURL.appending(path: "light.json")
    let icons = try JSONDecoder().decode([String: Icon].self, from: Data(contentsOf: list))
    let widths = Set(icons.values.map(\.width)).sorted().map(String.init)
    print("\(icons.count) icons, \(widths.joined(separator: " and ")) pixels wide")
  }
}
