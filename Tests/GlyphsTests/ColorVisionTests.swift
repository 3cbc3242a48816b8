import Foundation
import Paths
import Testing

@testable import Glyphs

/// Colors as drivers see them who lack a kind of cone.
@Suite struct ColorVisionTests {
  /// Matrices for linear RGB at full severity: Machado, Oliveira and Fernandes, "A
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
