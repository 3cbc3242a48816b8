// The model of androidx.car.app, which throws what its documentation says.
package androidx.car.app.model

import android.text.Spanned
import androidx.core.graphics.drawable.IconCompat
import java.util.TimeZone

// androidx.car.app.txt:764
class CarColor private constructor(val type: Int, val color: Int = 0, val colorDark: Int = 0) {
    companion object {
        // androidx.car.app.txt:2973
        @JvmStatic fun createCustom(color: Int, colorDark: Int) = CarColor(0, color, colorDark)
        @JvmField val DEFAULT = CarColor(1)  // androidx.car.app.txt:2974
        @JvmField val RED = CarColor(4)  // androidx.car.app.txt:2977
        @JvmField val GREEN = CarColor(5)  // androidx.car.app.txt:2975
        @JvmField val BLUE = CarColor(6)  // androidx.car.app.txt:2972
        @JvmField val YELLOW = CarColor(7)  // androidx.car.app.txt:2979
    }
}

// androidx.car.app.txt:769
class CarIcon private constructor(val icon: IconCompat) {
    // androidx.car.app.txt:773
    class Builder(private val icon: IconCompat) {
        fun build() = CarIcon(icon)  // androidx.car.app.txt:771
    }
}

// androidx.car.app.txt:779
class CarIconSpan private constructor(val icon: CarIcon) {
    companion object {
        @JvmStatic fun create(icon: CarIcon) = CarIconSpan(icon)  // androidx.car.app.txt:2986
    }
}

// androidx.car.app.txt:892
class DurationSpan private constructor(val durationSeconds: Long) {
    companion object {
        // androidx.car.app.txt:3039
        @JvmStatic fun create(durationSeconds: Long) = DurationSpan(durationSeconds)
    }
}

// androidx.car.app.txt:789
/** `variants` are the ones after the first. */
class CarText private constructor(private val text: CharSequence, val variants: List<CharSequence>) {
    val isEmpty get() = text.length == 0
    val spans = (text as? Spanned)?.spans().orEmpty()
    override fun toString() = text.toString()

    // androidx.car.app.txt:794
    class Builder(private val text: CharSequence) {
        private val variants = mutableListOf<CharSequence>()

        // androidx.car.app.txt:791
        /** Needs level 2 of the car's API. */
        fun addVariant(text: CharSequence): Builder {
            variants.add(text)
            return this
        }

        fun build() = CarText(text, variants)  // androidx.car.app.txt:793
    }

    companion object {
        @JvmStatic fun create(text: CharSequence) = CarText(text, emptyList())  // androidx.car.app.txt:2990
    }
}

// androidx.car.app.txt:729
/** Needs level 5 of the car's API. */
class Alert private constructor(
    val id: Int, val title: CarText, val subtitle: CarText?, val icon: CarIcon?,
    val actions: List<Action>, val durationMillis: Long
) {
    // androidx.car.app.txt:734
    class Builder(
        private val alertId: Int, private val title: CarText, private val durationMillis: Long
    ) {
        private var subtitle: CarText? = null
        private var icon: CarIcon? = null
        private val actions = mutableListOf<Action>()

        init {
            if (durationMillis <= 0) throw IllegalArgumentException("Duration should be a positive number.")
        }

        // androidx.car.app.txt:737
        fun setSubtitle(subtitle: CarText): Builder {
            this.subtitle = subtitle
            return this
        }

        // androidx.car.app.txt:736
        fun setIcon(icon: CarIcon): Builder {
            this.icon = icon
            return this
        }

        // androidx.car.app.txt:732
        fun addAction(action: Action): Builder {
            if (actions.size >= 2) throw IllegalStateException("Cannot add more than 2 actions.")
            actions.add(action)
            return this
        }

        // androidx.car.app.txt:733
        fun build() = Alert(alertId, title, subtitle, icon, actions, durationMillis)
    }
}

// androidx.car.app.txt:886
class Distance private constructor(val displayDistance: Double, val displayUnit: Int) {
    companion object {
        const val UNIT_METERS = 1  // androidx.car.app.txt:2252
        const val UNIT_KILOMETERS = 2  // androidx.car.app.txt:2250
        const val UNIT_KILOMETERS_P1 = 3  // androidx.car.app.txt:2251
        const val UNIT_MILES = 4  // androidx.car.app.txt:2253
        const val UNIT_MILES_P1 = 5  // androidx.car.app.txt:2254
        const val UNIT_FEET = 6  // androidx.car.app.txt:2249
        const val UNIT_YARDS = 7  // androidx.car.app.txt:2255

        // androidx.car.app.txt:3036
        @JvmStatic
        fun create(displayDistance: Double, displayUnit: Int): Distance {
            if (displayDistance < 0) {
                throw IllegalArgumentException("displayDistance must be a positive value")
            }
            if (displayUnit !in UNIT_METERS..UNIT_YARDS) {
                throw IllegalArgumentException("$displayUnit is no unit")
            }
            return Distance(displayDistance, displayUnit)
        }
    }
}

// androidx.car.app.txt:882
class DateTimeWithZone private constructor(
    val timeSinceEpochMillis: Long, val zoneOffsetSeconds: Int, val zoneShortName: String
) {
    companion object {
        // androidx.car.app.txt:3034
        @JvmStatic
        fun create(timeSinceEpochMillis: Long, timeZone: TimeZone): DateTimeWithZone {
            if (timeSinceEpochMillis < 0) {
                throw IllegalArgumentException(
                    "timeSinceEpochMillis must be greater than or equal to zero")
            }
            return DateTimeWithZone(
                timeSinceEpochMillis, timeZone.getOffset(timeSinceEpochMillis) / 1000,
                timeZone.getDisplayName(false, TimeZone.SHORT))
        }
    }
}

interface Template  // androidx.car.app.txt:1034

// androidx.car.app.txt:1001
fun interface OnClickListener {
    fun onClick()  // androidx.car.app.txt:1002
}

// androidx.car.app.txt:699
class Action private constructor(val title: CarText?, private val listener: OnClickListener?) {
    fun click() = listener?.onClick()  // for tests

    // androidx.car.app.txt:701
    class Builder {
        private var title: CarText? = null
        private var listener: OnClickListener? = null

        // androidx.car.app.txt:711
        fun setTitle(title: CharSequence): Builder {
            this.title = CarText.create(title)
            return this
        }

        // androidx.car.app.txt:709
        fun setOnClickListener(listener: OnClickListener): Builder {
            this.listener = listener
            return this
        }

        fun build() = Action(title, listener)  // androidx.car.app.txt:702
    }
}

// androidx.car.app.txt:722
class ActionStrip private constructor(val actions: List<Action>) {
    // androidx.car.app.txt:724
    class Builder {
        private val actions = mutableListOf<Action>()

        // androidx.car.app.txt:725
        fun addAction(action: Action): Builder {
            actions.add(action)
            return this
        }

        // androidx.car.app.txt:726
        fun build(): ActionStrip {
            if (actions.isEmpty()) throw IllegalStateException("Action strip must contain at least one action")
            return ActionStrip(actions)
        }
    }
}
