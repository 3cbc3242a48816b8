import Paths

/// The contrast of two colors of the navigation UI.
package struct InterfaceContrast: Hashable, Sendable {
  package var scheme: Theme.Scheme
  package var role: InterfaceRole
  package var check: InterfaceRole.Check
  /// The contrast, 1 to 21.
  package var ratio: Double

  package var isEnough: Bool { ratio >= check.least }
}

extension Theme {
  /// The contrasts of the interface; blends translucent colors over the map.
  package var interfaceContrasts: [InterfaceContrast] {
    Scheme.allCases.flatMap { scheme in
      let colors = interface(scheme)
      let map = colors[.mapBackground].over(.white)
      return InterfaceRole.allCases.flatMap { role in
        role.checks.map { check in
          let ground = colors[check.other].over(map)
          return InterfaceContrast(
            scheme: scheme, role: role, check: check,
            ratio: Contrast.ratio(colors[role].over(ground), ground))
        }
      }
    }
  }
}
