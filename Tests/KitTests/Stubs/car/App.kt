package androidx.car.app

import android.content.Context
import android.content.Intent
import androidx.car.app.model.Template
import androidx.car.app.validation.HostValidator

open class CarContext : Context() {
    private val services = mutableMapOf<Class<*>, Any>()

    @Suppress("UNCHECKED_CAST")
    fun <T> getCarService(serviceClass: Class<T>): T =
        services.getOrPut(serviceClass) { serviceClass.getConstructor().newInstance() as Any } as T
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
