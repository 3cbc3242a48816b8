package app

import android.app.Service
import android.content.Intent
import android.os.IBinder
import androidx.core.app.NotificationChannelCompat
import androidx.core.app.NotificationCompat
import androidx.core.app.NotificationManagerCompat
import fingerpost.CarGlyphs
import fingerpost.CarGuidance
import fingerpost.DriveEvent
import fingerpost.FingerpostCards
import fingerpost.GuidanceEndedEvent
import fingerpost.liveUpdate

/** Guides in the background: its notification is a Live Update of Android 16, and plain before. */
class DriveService : Service() {
    private val glyphs = CarGlyphs(this)
    private val guidance by lazy { CarGuidance(FingerpostCards.load(asset("cards.json")), glyphs) }
    private val player by lazy {
        DrivePlayer(FingerpostCards.events(asset("drive.jsonl"))) { show(it) }
    }

    private fun asset(name: String): String = assets.open(name).bufferedReader().use { it.readText() }

    override fun onBind(intent: Intent?): IBinder? = null

    override fun onStartCommand(intent: Intent?, flags: Int, startId: Int): Int {
        val importance = NotificationManagerCompat.IMPORTANCE_DEFAULT
        NotificationManagerCompat.from(this).createNotificationChannel(
            NotificationChannelCompat.Builder(CHANNEL, importance).setName("Navigation").build())
        player.start()
        return START_NOT_STICKY
    }

    private fun show(event: DriveEvent) {
        if (event is GuidanceEndedEvent) {
            stopForeground(STOP_FOREGROUND_REMOVE)
            stopSelf()
        } else if (guidance.show(event) && guidance.card != null) {
            val builder = NotificationCompat.Builder(this, CHANNEL)
            // The place of the vehicle on the bar is a drawable of the app.
            val update = guidance.liveUpdate(builder, glyphs.drawable("vehicle"))
            startForeground(1, update.build())
        }
    }

    companion object {
        private const val CHANNEL = "navigation"
    }
}
