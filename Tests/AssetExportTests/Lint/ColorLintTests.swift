@testable import Lint
import Foundation
import TestSupport
import Testing

@testable import AssetExport

@Suite struct ColorLintTests {
  private func findings(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return OutputLint.check(folder.url).map { "\($0)".replacing(folder.url.path + "/", with: "") }
  }

  @Test func `color resources that Android refuses or lacks are found`() throws {
    let found = try findings([
      "res/drawable/a.xml": "<shape/>",
      "res/values/colors.xml": """
      <resources>
      <color name="a">#123</color><color name="b">@android:color/white</color>
      <color name="a">#11223344</color>
      <color name="c">green</color>
      <string name="d">no color</string>
      </resources>
      """,
      "res/values-night/colors.xml": """
      <resources>
      <color name="a">#123456</color>
      <color name="e">#654321</color>
      </resources>
      """,
      "res/values-fr/broken.xml": "<resources>",
    ])
    let wanted = [
      "res/values-fr/broken.xml:1: error: not well-formed XML",
      "res/values-night/colors.xml:3: error: 'e' is not in 'values'",
      "res/values/colors.xml:3: error: 'a' appears twice",
      "res/values/colors.xml:4: error: 'c' is 'green', not a color",
    ]
    #expect(found.count == wanted.count, "\(found)")
    for (found, wanted) in zip(found, wanted) { #expect(found.hasPrefix(wanted)) }
  }

  @Test func `color sets that Xcode refuses or reads in part are found`() throws {
    let info = #""info":{"author":"xcode","version":1}"#
    let color = """
      {"color-space":"srgb","components":{"alpha":"1.000","blue":"0x0C","green":"12","red":"0.5"}}
      """
    let dark = #""appearances":[{"appearance":"luminosity","value":"dark"}]"#
    let found = try findings([
      "C.xcassets/Contents.json": "{\(info)}",
      "C.xcassets/fine.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":\(color)},
      {"idiom":"universal","color":{"platform":"ios","reference":"labelColor"},\(dark)}],\(info)}
      """,
      "C.xcassets/bad.colorset/Contents.json": """
      {"colors":[{"idiom":"universal","color":\(color),\(dark)},
      {"idiom":"phone","colour":1,"color":{"color-space":"sRGB","components":{"alpha":"1",
      "blue":"#FF","green":"0","red":"0"}}}],\(info)}
      """,
      "C.xcassets/empty.colorset/Contents.json": "{\(info)}",
    ])
    for words in [
      "bad.colorset/Contents.json: error: colors[1]: 'colour' is not a key",
      "colors[1]: the idiom is 'phone'", "colors[1]: the color space is 'sRGB'",
      "colors[1]: blue is '#FF'", "universal luminosity:dark has none for any appearance",
      "empty.colorset/Contents.json: error: 'colors' is not a list",
    ] {
      #expect(found.count { $0.contains(words) } == 1, "\(words)")
    }
    #expect(found.count == 6, "\(found)")
  }

  @Test func `weak colors of the navigation UI are found with the rule they break`() throws {
    let theme = """
      {"schema": "fingerpost/theme/1", "variants": {"light": {"background": "#FFFFFF",
      "lit": "#000000", "unlit": "#8A8A8A"}}, "interface": {"light": {"footerText": "#BBBBBB",
      "headerManeuver": "#104A3A"}, "dark": {"speedMinorBackground": "#27302C",
      "speedMinorText": "#FFFFFF"}}}
      """
    let found = IconLint.check(theme: Data(theme.utf8), path: "t.json").map(\.description)
    let why = ", or say in the theme's 'exceptions' why not"
    let wanted = [
      "t.json: error: interface.light: headerManeuver : headerPrimary has a contrast of 1.05 "
        + "(WCAG 2.2, 1.4.11); use colors with 3 or more" + why,
      "t.json: error: interface.light: footerText : footerBackground has a contrast of 1.91 "
        + "(WCAG 2.2, 1.4.3); use colors with 4.5 or more" + why,
      "t.json: error: interface.dark: speedMinorBackground : speedBackground has a contrast of 1 "
        + "(fingerpost); use colors with 1.3 or more" + why,
      "t.json: warning: interface.dark: in no asset, since no variant has such a background "
        + "(fingerpost); add a variant, or remove these colors",
    ]
    #expect(found == wanted)
  }
}
