package android.os

interface IBinder  // IBinder.java:88

// Looper.java:57
class Looper {
    companion object {
        @JvmStatic fun getMainLooper() = Looper()  // Looper.java:127
    }
}

// Handler.java:66, :140
/** Runs nothing by itself: a test runs `next` when its time has come. */
class Handler(@Suppress("UNUSED_PARAMETER") looper: Looper) {
    // Handler.java:467
    fun postDelayed(task: Runnable, delayMillis: Long): Boolean {
        next = task to delayMillis
        return true
    }

    // Handler.java:770
    fun removeCallbacksAndMessages(@Suppress("UNUSED_PARAMETER") token: Any?) {
        next = null
    }

    companion object {
        var next: Pair<Runnable, Long>? = null
    }
}
