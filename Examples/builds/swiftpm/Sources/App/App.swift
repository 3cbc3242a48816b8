import Foundation

/// Counts the pictures that the build put into the bundle.
@main
struct App {
  static func main() throws {
    let folder = Bundle.module.bundleURL.appending(path: "svg")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    print("\(names.count) pictures")
  }
}
