// From core/core/api/1.17.0-beta01.txt in github.com/androidx/androidx at 31adf48a: NotificationCompat,
// its Builder, Style, ProgressStyle, Segment and Point. The limits of 10 segments and 4 points are those
// of Android's own ProgressStyle, which draws more of them otherwise.
package androidx.core.app

import android.content.Context
import android.graphics.drawable.Icon
import androidx.core.graphics.drawable.IconCompat

class NotificationCompat {
    interface Extender {
        fun extend(builder: Builder): Builder
    }

    abstract class Style

    /** Its setters keep what they are given in `values`. */
    class Builder(val context: Context, val channelId: String) {
        val values = mutableMapOf<String, Any?>()
        private fun set(name: String, value: Any?): Builder {
            values[name] = value
            return this
        }

        fun setSmallIcon(icon: Int) = set("smallIcon", icon)
        fun setLargeIcon(icon: Icon?) = set("largeIcon", icon)
        fun setContentTitle(title: CharSequence?) = set("title", title)
        fun setContentText(text: CharSequence?) = set("text", text)
        fun setSubText(text: CharSequence?) = set("subText", text)
        fun setCategory(category: String?) = set("category", category)
        fun setOngoing(ongoing: Boolean) = set("ongoing", ongoing)
        fun setOnlyAlertOnce(onlyAlertOnce: Boolean) = set("onlyAlertOnce", onlyAlertOnce)
        fun setStyle(style: Style?) = set("style", style)
        fun setShortCriticalText(shortCriticalText: String?) = set("chip", shortCriticalText)
        fun setRequestPromotedOngoing(requestPromotedOngoing: Boolean) =
            set("promoted", requestPromotedOngoing)
        fun extend(extender: Extender) = extender.extend(this)
        fun build() = android.app.Notification(values)
    }

    class ProgressStyle : Style() {
        val progressSegments = mutableListOf<Segment>()
        val progressPoints = mutableListOf<Point>()
        var progress = 0
            private set
        var progressTrackerIcon: IconCompat? = null
            private set
        var progressEndIcon: IconCompat? = null
            private set
        var isProgressIndeterminate = false
            private set
        var isStyledByProgress = true
            private set
        val progressMax get() = if (progressSegments.isEmpty()) 100 else progressSegments.sumOf { it.length }

        class Segment(val length: Int) {
            var color = 0
                private set

            init {
                if (length < 1) throw IllegalArgumentException("a segment of length $length")
            }

            fun setColor(color: Int): Segment {
                this.color = color
                return this
            }
        }

        class Point(val position: Int) {
            var color = 0
                private set

            init {
                if (position < 1) throw IllegalArgumentException("a point at $position")
            }

            fun setColor(color: Int): Point {
                this.color = color
                return this
            }
        }

        fun addProgressSegment(segment: Segment): ProgressStyle {
            progressSegments.add(segment)
            if (progressSegments.size > 10) throw IllegalStateException("Android draws 10 segments")
            return this
        }

        fun addProgressPoint(point: Point): ProgressStyle {
            progressPoints.add(point)
            if (progressPoints.size > 4) throw IllegalStateException("Android draws 4 points")
            return this
        }

        fun setProgress(progress: Int): ProgressStyle {
            this.progress = progress
            return this
        }

        fun setProgressTrackerIcon(trackerIcon: IconCompat?): ProgressStyle {
            progressTrackerIcon = trackerIcon
            return this
        }

        fun setProgressEndIcon(endIcon: IconCompat?): ProgressStyle {
            progressEndIcon = endIcon
            return this
        }

        fun setProgressIndeterminate(indeterminate: Boolean): ProgressStyle {
            isProgressIndeterminate = indeterminate
            return this
        }

        fun setStyledByProgress(enabled: Boolean): ProgressStyle {
            isStyledByProgress = enabled
            return this
        }
    }

    companion object {
        const val CATEGORY_NAVIGATION = "navigation"
    }
}

class NotificationChannelCompat private constructor() {
    class Builder(
        @Suppress("UNUSED_PARAMETER") id: String, @Suppress("UNUSED_PARAMETER") importance: Int
    ) {
        fun setName(@Suppress("UNUSED_PARAMETER") name: CharSequence?): Builder = this

        fun build() = NotificationChannelCompat()
    }
}

class NotificationManagerCompat private constructor() {
    fun createNotificationChannel(@Suppress("UNUSED_PARAMETER") channel: NotificationChannelCompat) {}

    companion object {
        const val IMPORTANCE_DEFAULT = 3
        @JvmStatic fun from(@Suppress("UNUSED_PARAMETER") context: Context) = NotificationManagerCompat()
    }
}
