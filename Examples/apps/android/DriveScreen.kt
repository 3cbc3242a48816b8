package app

import androidx.car.app.AppManager
import androidx.car.app.CarContext
import androidx.car.app.Screen
import androidx.car.app.model.Action
import androidx.car.app.model.ActionStrip
import androidx.car.app.model.Template
import androidx.car.app.navigation.NavigationManager
import androidx.car.app.navigation.NavigationManagerCallback
import androidx.car.app.navigation.model.NavigationTemplate
import fingerpost.ArrivedEvent
import fingerpost.CarAlerts
import fingerpost.CarGlyphs
import fingerpost.CarGuidance
import fingerpost.DriveEvent
import fingerpost.FingerpostCards
import fingerpost.GuidanceEndedEvent

/** Shows a drive's cards and alerts on the screen, and tells the instrument cluster of the cards. */
class DriveScreen(carContext: CarContext) : Screen(carContext) {
    private val cards = FingerpostCards.load(asset("cards.json"))
    private val glyphs = CarGlyphs(carContext)
    private val guidance = CarGuidance(cards, glyphs)
    private val alerts = CarAlerts(carContext.getCarService(AppManager::class.java), glyphs)
    private val player = DrivePlayer(FingerpostCards.events(asset("drive.jsonl"))) { show(it) }
    private val manager = carContext.getCarService(NavigationManager::class.java)
    private var isNavigating = false

    private fun asset(name: String): String =
        carContext.assets.open(name).bufferedReader().use { it.readText() }

    private fun start() {
        manager.setNavigationManagerCallback(object : NavigationManagerCallback {
            override fun onStopNavigation() = stop()
            override fun onAutoDriveEnabled() {}
        })
        manager.navigationStarted()
        isNavigating = true
        player.start()
        invalidate()
    }

    private fun stop() {
        player.stop()
        manager.navigationEnded()
        isNavigating = false
        invalidate()
    }

    private fun show(event: DriveEvent) {
        alerts.show(event)
        if (event is GuidanceEndedEvent) stop()
        if (!isNavigating || !guidance.show(event)) return
        // The cluster has no arrivals: there the trip just ends.
        if (event !is ArrivedEvent) manager.updateTrip(guidance.trip())
        invalidate()
    }

    override fun onGetTemplate(): Template {
        val action =
            if (isNavigating) Action.Builder().setTitle("Stop").setOnClickListener { stop() }
            else Action.Builder().setTitle("Start").setOnClickListener { start() }
        val builder = NavigationTemplate.Builder()
            .setActionStrip(ActionStrip.Builder().addAction(action.build()).build())
            .setBackgroundColor(glyphs.backgroundColor())
        if (isNavigating) {
            builder.setNavigationInfo(guidance.navigationInfo())
            guidance.destinationEstimate()?.let { builder.setDestinationTravelEstimate(it) }
        }
        return builder.build()
    }
}
