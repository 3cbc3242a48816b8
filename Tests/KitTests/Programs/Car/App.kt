// Plays the drive of the example app on a stub's screen.
package fingerpost

import android.content.Intent
import android.content.res.AssetManager
import android.os.Handler
import androidx.car.app.navigation.NavigationManager
import androidx.car.app.navigation.model.NavigationTemplate
import androidx.car.app.navigation.model.RoutingInfo
import app.DriveCarAppService
import app.DriveService

/** Starts the service of the phone, lets it drive to the end, and prints each chip and each text. */
fun playService(folder: String) {
    AssetManager.folder = folder
    val service = DriveService()
    service.onStartCommand(null, 0, 1)
    while (Handler.next != null) {
        val task = Handler.next!!.first
        Handler.next = null
        task.run()
    }
    val texts = service.shown.map { "${it.values["chip"]}: ${it.values["text"]}" }
    println("notifications: ${texts.size}, chips: ${service.shown.count { it.values["chip"] != null }}")
    println("first: ${texts.first()}")
    println("stopped: ${service.isStopped}")
}

/** Starts the app, lets it drive to the end, and prints each cue when it comes up. */
fun playApp(folder: String) {
    AssetManager.folder = folder
    val session = DriveCarAppService().onCreateSession()
    val screen = session.onCreateScreen(Intent())
    val manager = session.carContext.getCarService(NavigationManager::class.java)
    val cues = mutableListOf<String>()
    (screen.onGetTemplate() as NavigationTemplate).actionStrip.actions[0].click()
    while (Handler.next != null) {
        val info = (screen.onGetTemplate() as NavigationTemplate).navigationInfo
        val cue = (info as? RoutingInfo)?.currentStep?.cue?.toString()
        if (cue != null && cue != cues.lastOrNull()) cues.add(cue)
        val task = Handler.next!!.first
        Handler.next = null
        task.run()
    }
    cues.forEach { println(it) }
    println("trip to: ${manager.trip?.destinations?.map { it.name.toString() }}")
    println("started: ${(screen.onGetTemplate() as NavigationTemplate).navigationInfo != null}")
}
