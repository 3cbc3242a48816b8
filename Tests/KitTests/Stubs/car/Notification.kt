// The limits of 10 segments and 4 points are those of Android's own ProgressStyle, which draws more of them
// otherwise.
package androidx.core.app

import android.content.Context
import android.graphics.drawable.Icon
import androidx.core.graphics.drawable.IconCompat

// androidx.core.txt:144
class NotificationCompat {
    // androidx.core.txt:294
    interface Extender {
        fun extend(builder: Builder): Builder  // androidx.core.txt:295
    }

    abstract class Style  // androidx.core.txt:424

    // androidx.core.txt:249
    /** Its setters keep what they are given in `values`. */
    class Builder(val context: Context, val channelId: String) {
        val values = mutableMapOf<String, Any?>()
        private fun set(name: String, value: Any?): Builder {
            values[name] = value
            return this
        }

        fun setSmallIcon(icon: Int) = set("smallIcon", icon)  // androidx.core.txt:5353
        fun setLargeIcon(icon: Icon?) = set("largeIcon", icon)  // androidx.core.txt:5333
        fun setContentTitle(title: CharSequence?) = set("title", title)  // androidx.core.txt:5320
        fun setContentText(text: CharSequence?) = set("text", text)  // androidx.core.txt:5319
        fun setSubText(text: CharSequence?) = set("subText", text)  // androidx.core.txt:5359
        fun setCategory(category: String?) = set("category", category)  // androidx.core.txt:5311
        fun setOngoing(ongoing: Boolean) = set("ongoing", ongoing)  // androidx.core.txt:5339
        // androidx.core.txt:5340
        fun setOnlyAlertOnce(onlyAlertOnce: Boolean) = set("onlyAlertOnce", onlyAlertOnce)
        fun setStyle(style: Style?) = set("style", style)  // androidx.core.txt:5358
        // androidx.core.txt:5347
        fun setShortCriticalText(shortCriticalText: String?) = set("chip", shortCriticalText)
        // androidx.core.txt:5345
        fun setRequestPromotedOngoing(requestPromotedOngoing: Boolean) =
            set("promoted", requestPromotedOngoing)
        fun extend(extender: Extender) = extender.extend(this)  // androidx.core.txt:5301
        fun build() = android.app.Notification(values)  // androidx.core.txt:5292
    }

    // androidx.core.txt:397
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
        // androidx.core.txt:5408
        val progressMax get() = if (progressSegments.isEmpty()) 100 else progressSegments.sumOf { it.length }

        // androidx.core.txt:413
        class Segment(val length: Int) {
            var color = 0
                private set

            init {
                if (length < 1) throw IllegalArgumentException("a segment of length $length")
            }

            // androidx.core.txt:415
            fun setColor(color: Int): Segment {
                this.color = color
                return this
            }
        }

        // androidx.core.txt:401
        class Point(val position: Int) {
            var color = 0
                private set

            init {
                if (position < 1) throw IllegalArgumentException("a point at $position")
            }

            // androidx.core.txt:404
            fun setColor(color: Int): Point {
                this.color = color
                return this
            }
        }

        // androidx.core.txt:5403
        fun addProgressSegment(segment: Segment): ProgressStyle {
            progressSegments.add(segment)
            if (progressSegments.size > 10) throw IllegalStateException("Android draws 10 segments")
            return this
        }

        // androidx.core.txt:5402
        fun addProgressPoint(point: Point): ProgressStyle {
            progressPoints.add(point)
            if (progressPoints.size > 4) throw IllegalStateException("Android draws 4 points")
            return this
        }

        // androidx.core.txt:5413
        fun setProgress(progress: Int): ProgressStyle {
            this.progress = progress
            return this
        }

        // androidx.core.txt:5419
        fun setProgressTrackerIcon(trackerIcon: IconCompat?): ProgressStyle {
            progressTrackerIcon = trackerIcon
            return this
        }

        // androidx.core.txt:5414
        fun setProgressEndIcon(endIcon: IconCompat?): ProgressStyle {
            progressEndIcon = endIcon
            return this
        }

        // androidx.core.txt:5415
        fun setProgressIndeterminate(indeterminate: Boolean): ProgressStyle {
            isProgressIndeterminate = indeterminate
            return this
        }

        // androidx.core.txt:5420
        fun setStyledByProgress(enabled: Boolean): ProgressStyle {
            isStyledByProgress = enabled
            return this
        }
    }

    companion object {
        const val CATEGORY_NAVIGATION = "navigation"  // androidx.core.txt:2161
    }
}

// androidx.core.txt:130
class NotificationChannelCompat private constructor() {
    // androidx.core.txt:133
    class Builder(
        @Suppress("UNUSED_PARAMETER") id: String, @Suppress("UNUSED_PARAMETER") importance: Int
    ) {
        // androidx.core.txt:5226
        fun setName(@Suppress("UNUSED_PARAMETER") name: CharSequence?): Builder = this

        fun build() = NotificationChannelCompat()  // androidx.core.txt:5219
    }
}

// androidx.core.txt:497
class NotificationManagerCompat private constructor() {
    // androidx.core.txt:506
    fun createNotificationChannel(@Suppress("UNUSED_PARAMETER") channel: NotificationChannelCompat) {}

    companion object {
        const val IMPORTANCE_DEFAULT = 3  // androidx.core.txt:2300
        // androidx.core.txt:3690
        @JvmStatic fun from(@Suppress("UNUSED_PARAMETER") context: Context) = NotificationManagerCompat()
    }
}
