package androidx.car.app.navigation

import androidx.car.app.navigation.model.Trip

interface NavigationManagerCallback {
    fun onStopNavigation()
    fun onAutoDriveEnabled()
}

class NavigationManager {
    private var callback: NavigationManagerCallback? = null
    private var isNavigating = false
    var trip: Trip? = null
        private set

    fun setNavigationManagerCallback(callback: NavigationManagerCallback) {
        this.callback = callback
    }

    fun navigationStarted() {
        if (callback == null) throw IllegalStateException("No callback has been set")
        isNavigating = true
    }

    fun navigationEnded() {
        isNavigating = false
    }

    fun updateTrip(trip: Trip) {
        if (!isNavigating) throw IllegalStateException("Navigation is not started")
        this.trip = trip
    }
}
