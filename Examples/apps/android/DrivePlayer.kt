package app

import android.os.Handler
import android.os.Looper
import fingerpost.DriveEvent

/**
 * Plays the events of a drive at their times.
 *
 * An app has its own progress in place of it, and makes events of that.
 */
class DrivePlayer(
    private val events: List<DriveEvent>, private val show: (DriveEvent) -> Unit
) {
    private val handler = Handler(Looper.getMainLooper())
    private var next = 0

    fun start() {
        next = 0
        play()
    }

    fun stop() {
        next = events.size
        handler.removeCallbacksAndMessages(null)
    }

    /** Shows all events that are due, then waits for the next one. */
    private fun play() {
        val now = events.getOrNull(next)?.t ?: return
        while (next < events.size && events[next].t <= now) {
            next += 1
            show(events[next - 1])
        }
        val wait = (events.getOrNull(next)?.t ?: return) - now
        handler.postDelayed(Runnable { play() }, Math.round(wait * 1000))
    }
}
