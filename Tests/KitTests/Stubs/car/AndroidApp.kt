package android.app

import android.content.Context
import android.content.Intent

class Notification(val values: Map<String, Any?>)  // Notification.java:110

// Service.java:303
/** Keeps what it shows in the foreground. */
abstract class Service : Context() {
    val shown = mutableListOf<Notification>()
    var isStopped = false
        private set

    // Service.java:496
    open fun onStartCommand(intent: Intent?, flags: Int, startId: Int): Int = START_NOT_STICKY

    abstract fun onBind(intent: Intent?): android.os.IBinder?  // Service.java:541

    // Service.java:693
    fun startForeground(@Suppress("UNUSED_PARAMETER") id: Int, notification: Notification) {
        shown.add(notification)
    }

    fun stopForeground(@Suppress("UNUSED_PARAMETER") notificationBehavior: Int) {}  // Service.java:722

    // Service.java:593
    fun stopSelf() {
        isStopped = true
    }

    companion object {
        const val START_NOT_STICKY = 2  // Service.java:407
        const val STOP_FOREGROUND_REMOVE = 1  // Service.java:312
    }
}
