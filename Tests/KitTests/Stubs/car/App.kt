package androidx.car.app

import android.app.Service
import android.content.Context
import android.content.Intent
import android.os.IBinder
import androidx.car.app.model.Alert
import androidx.car.app.model.Template
import androidx.car.app.validation.HostValidator

// androidx.car.app.txt:77
open class CarContext : Context() {
    val carAppApiLevel = 7  // androidx.car.app.txt:3181
    private val services = mutableMapOf<Class<*>, Any>()

    // androidx.car.app.txt:3183
    @Suppress("UNCHECKED_CAST")
    fun <T> getCarService(serviceClass: Class<T>): T =
        services.getOrPut(serviceClass) { serviceClass.getConstructor().newInstance() as Any } as T
}

// androidx.car.app.txt:37
/** The alerts that are shown, by number. */
class AppManager {
    val alerts = mutableMapOf<Int, Alert>()
    val log = mutableListOf<String>()

    // androidx.car.app.txt:3156
    fun showAlert(alert: Alert) {
        alerts[alert.id] = alert
        log.add("${alert.title} for ${alert.durationMillis} ms")
    }

    // androidx.car.app.txt:3152
    fun dismissAlert(alertId: Int) {
        alerts.remove(alertId)
    }
}

// androidx.car.app.txt:1822
abstract class Screen(val carContext: CarContext) {
    var invalidations = 0
        private set

    abstract fun onGetTemplate(): Template  // androidx.car.app.txt:2000

    // androidx.car.app.txt:1825
    fun invalidate() {
        invalidations += 1
        onGetTemplate()
    }
}

// androidx.car.app.txt:1865
abstract class Session {
    val carContext = CarContext()

    abstract fun onCreateScreen(intent: Intent): Screen  // androidx.car.app.txt:2002
}

// androidx.car.app.txt:63
abstract class CarAppService : Service() {
    abstract fun createHostValidator(): HostValidator  // androidx.car.app.txt:1962
    // androidx.car.app.txt:3176
    open fun onCreateSession(): Session = throw RuntimeException("onCreateSession is not implemented")
    final override fun onBind(intent: Intent?): IBinder? = null  // androidx.car.app.txt:2887
}
