import Foundation
import Paths
import TestSupport
import Testing

@testable import Glyphs

/// Colors as drivers see them who lack a kind of cone.
@Suite struct ColorVisionTests {
  @Test(arguments: UInt64(0)..<40)
  func `grays stay as they are for all eyes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let gray = UInt8(random.int(0...255))
    let color = Color(red: gray, green: gray, blue: gray, alpha: UInt8(random.int(0...255)))
    for eye in ColorVision.allCases {
      let seen = eye.seen(color)
      #expect(seen.alpha == color.alpha)
      for channel in [seen.red, seen.green, seen.blue] {
        #expect(abs(Int(channel) - Int(gray)) <= 1, "\(eye): \(color.hexadecimal)")
      }
    }
  }

  /// Made with a script of its own from the published matrices.
  @Test(arguments: [
    ("#ff0000", "#5e5e0d", "#939300", "#ff004e"), ("#00ff00", "#f2f200", "#dbdb29", "#79e9ff"),
    ("#0000ff", "#0000ff", "#0000ff", "#006288"), ("#d32f2f", "#585831", "#7f7f20", "#d4274e"),
    ("#f5b335", "#bcbc36", "#c9c92c", "#fda7b0"),
  ])
  func `colors look as published`(
    color: String, protan: String, deutan: String, tritan: String
  ) throws {
    let color = try #require(Color(hexadecimal: color))
    #expect(ColorVision.usual.seen(color) == color)
    #expect(ColorVision.protan.seen(color).hexadecimal == protan)
    #expect(ColorVision.deutan.seen(color).hexadecimal == deutan)
    #expect(ColorVision.tritan.seen(color).hexadecimal == tritan)
  }

  @Test func `each byte is the nearest to its own light`() {
    for byte in UInt8.min...UInt8.max {
      #expect(LinearLight.byte(ofLight: LinearLight.of(byte)) == byte)
    }
    #expect(LinearLight.byte(ofLight: -1) == 0 && LinearLight.byte(ofLight: 2) == 255)
  }

  /// Matrices for linear RGB at full severity, of another model than `ColorVision`'s: Machado, Oliveira and Fernandes, "A
  /// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009.
  static let visions: KeyValuePairs<String, [[Double]]> = [
    "usual": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protanopia": [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    "deuteranopia": [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ],
    "tritanopia": [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ],
  ]

  /// CIE 1976 L*a*b* under D65.
  private func lab(_ color: Color, _ vision: [[Double]]) -> [Double] {
    let linear = [color.red, color.green, color.blue].map {
      let value = Double($0) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func product(_ rows: [[Double]], _ vector: [Double]) -> [Double] {
      rows.map { zip($0, vector).map(*).reduce(0, +) }
    }
    let seen = product(vision, linear).map { min(1, max(0, $0)) }
    let xyz = product(
      [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], seen)
    let f = zip(xyz, [0.95047, 1, 1.08883]).map { value, white in
      let share = value / white
      return share > 0.008856 ? cbrt(share) : 7.787 * share + 16 / 116
    }
    return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
  }

  @Test(arguments: Theme.builtInFiles.map(\.key))
  func `another model finds nearly the same contrasts`(name: String) throws {
    func byte(_ light: Double) -> UInt8 { LinearLight.byte(ofLight: light) }
    let theme = try #require(try Theme.builtIn(named: name))
    for (eye, vision) in zip(ColorVision.allCases, Self.visions) {
      func seen(_ color: Color) -> Color {
        let light = [color.red, color.green, color.blue].map(LinearLight.of(_:))
        let other = vision.value.map { byte(zip($0, light).map(*).reduce(0, +)) }
        return Color(red: other[0], green: other[1], blue: other[2])
      }
      for contrast in theme.interfaceContrasts(seenBy: eye) {
        let colors = theme.interface(contrast.scheme)
        let other = Contrast.ratio(seen(colors[contrast.role]), seen(colors[contrast.check.other]))
        #expect(abs(other / contrast.ratio - 1) < 0.15, "\(vision.key): \(contrast)")
      }
    }
  }

  static let traffic: [InterfaceRole] = [
    .progressDriven, .progressUnknown, .progressLow, .progressModerate, .progressHeavy,
    .progressSevere,
  ]
  static let speeds: [InterfaceRole] = [
    .speedBackground, .speedMinorBackground, .speedMajorBackground,
  ]

  @Test(arguments: Theme.builtInFiles.map(\.key), Theme.Scheme.allCases)
  func `colors of traffic and speed differ for everyone`(
    name: String, scheme: Theme.Scheme
  ) throws {
    let colors = try #require(try Theme.builtIn(named: name)).interface(scheme)
    for (vision, matrix) in Self.visions {
      for roles in [Self.traffic, Self.speeds] {
        for (index, role) in roles.enumerated() {
          for other in roles[(index + 1)...] {
            let pair = zip(lab(colors[role], matrix), lab(colors[other], matrix))
            let difference = pair.map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
            // About six just noticeable differences.
            #expect(difference >= 15, "\(vision): \(role) and \(other)")
          }
        }
      }
    }
  }
}
