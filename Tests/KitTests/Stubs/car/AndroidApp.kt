package android.app

import android.content.Context
import android.content.Intent

class Notification(val values: Map<String, Any?>)

/** Keeps what it shows in the foreground. */
abstract class Service : Context() {
    val shown = mutableListOf<Notification>()
    var isStopped = false
        private set

    open fun onStartCommand(intent: Intent?, flags: Int, startId: Int): Int = START_NOT_STICKY

    abstract fun onBind(intent: Intent?): android.os.IBinder?

    fun startForeground(@Suppress("UNUSED_PARAMETER") id: Int, notification: Notification) {
        shown.add(notification)
    }

    fun stopForeground(@Suppress("UNUSED_PARAMETER") notificationBehavior: Int) {}

    fun stopSelf() {
        isStopped = true
    }

    companion object {
        const val START_NOT_STICKY = 2
        const val STOP_FOREGROUND_REMOVE = 1
    }
}
