package androidx.core.app

import android.content.Context

class NotificationCompat {
    interface Extender {
        fun extend(builder: Builder): Builder
    }

    /** Its setters keep what they are given in `values`. */
    class Builder(val context: Context, val channelId: String) {
        val values = mutableMapOf<String, Any?>()
        private fun set(name: String, value: Any?): Builder {
            values[name] = value
            return this
        }

        fun setSmallIcon(icon: Int) = set("smallIcon", icon)
        fun setContentTitle(title: CharSequence?) = set("title", title)
        fun setContentText(text: CharSequence?) = set("text", text)
        fun setCategory(category: String?) = set("category", category)
        fun setOngoing(ongoing: Boolean) = set("ongoing", ongoing)
        fun setOnlyAlertOnce(onlyAlertOnce: Boolean) = set("onlyAlertOnce", onlyAlertOnce)
        fun extend(extender: Extender) = extender.extend(this)
    }

    companion object {
        const val CATEGORY_NAVIGATION = "navigation"
    }
}
