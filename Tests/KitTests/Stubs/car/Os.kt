package android.os

interface IBinder

class Looper {
    companion object {
        @JvmStatic fun getMainLooper() = Looper()
    }
}

/** Runs nothing by itself: a test runs `next` when its time has come. */
class Handler(@Suppress("UNUSED_PARAMETER") looper: Looper) {
    fun postDelayed(task: Runnable, delayMillis: Long): Boolean {
        next = task to delayMillis
        return true
    }

    fun removeCallbacksAndMessages(@Suppress("UNUSED_PARAMETER") token: Any?) {
        next = null
    }

    companion object {
        var next: Pair<Runnable, Long>? = null
    }
}
