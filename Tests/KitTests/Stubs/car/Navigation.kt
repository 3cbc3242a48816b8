package androidx.car.app.navigation

import androidx.car.app.navigation.model.Trip

// androidx.car.app.txt:1508
interface NavigationManagerCallback {
    fun onStopNavigation()  // androidx.car.app.txt:1510
    fun onAutoDriveEnabled()  // androidx.car.app.txt:1509
}

// androidx.car.app.txt:1750
class NavigationManager {
    private var callback: NavigationManagerCallback? = null
    private var isNavigating = false
    var trip: Trip? = null
        private set

    // androidx.car.app.txt:3352
    fun setNavigationManagerCallback(callback: NavigationManagerCallback) {
        this.callback = callback
    }

    // androidx.car.app.txt:3349
    fun navigationStarted() {
        if (callback == null) throw IllegalStateException("No callback has been set")
        isNavigating = true
    }

    // androidx.car.app.txt:3348
    fun navigationEnded() {
        isNavigating = false
    }

    // androidx.car.app.txt:3354
    fun updateTrip(trip: Trip) {
        if (!isNavigating) throw IllegalStateException("Navigation is not started")
        this.trip = trip
    }
}
