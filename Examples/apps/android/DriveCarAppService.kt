package app

import android.content.Intent
import androidx.car.app.CarAppService
import androidx.car.app.Screen
import androidx.car.app.Session
import androidx.car.app.validation.HostValidator

/** The service that Android Auto and Android Automotive OS start. */
class DriveCarAppService : CarAppService() {
    /** For tries at a desk; an app that is published names its hosts. */
    override fun createHostValidator(): HostValidator = HostValidator.ALLOW_ALL_HOSTS_VALIDATOR

    override fun onCreateSession(): Session = object : Session() {
        override fun onCreateScreen(intent: Intent): Screen = DriveScreen(carContext)
    }
}
