import SwiftUI
import WidgetKit

/// The widget extension: the Live Activity is all that it has.
@main
struct DriveWidgets: WidgetBundle {
  var body: some Widget {
    FingerpostActivityWidget()
  }
}
