package androidx.car.app

import android.content.Context
import android.content.Intent
import androidx.car.app.model.Alert
import androidx.car.app.model.Template
import androidx.car.app.validation.HostValidator

// From api/1.8.0-beta01.txt of car/app/app in github.com/androidx/androidx at 1c4e84b8, as the files beside it:
// the packages androidx.car.app, .model, .navigation, .navigation.model and .notification.

open class CarContext : Context() {
    val carAppApiLevel = 7
    private val services = mutableMapOf<Class<*>, Any>()

    @Suppress("UNCHECKED_CAST")
    fun <T> getCarService(serviceClass: Class<T>): T =
        services.getOrPut(serviceClass) { serviceClass.getConstructor().newInstance() as Any } as T
}

/** The alerts that are shown, by number. */
class AppManager {
    val alerts = mutableMapOf<Int, Alert>()
    val log = mutableListOf<String>()

    fun showAlert(alert: Alert) {
        alerts[alert.id] = alert
        log.add("${alert.title} for ${alert.durationMillis} ms")
    }

    fun dismissAlert(alertId: Int) {
        alerts.remove(alertId)
    }
}

abstract class Screen(val carContext: CarContext) {
    var invalidations = 0
        private set

    abstract fun onGetTemplate(): Template

    fun invalidate() {
        invalidations += 1
        onGetTemplate()
    }
}

abstract class Session {
    val carContext = CarContext()

    abstract fun onCreateScreen(intent: Intent): Screen
}

abstract class CarAppService : Context() {
    abstract fun createHostValidator(): HostValidator
    abstract fun onCreateSession(): Session
}
