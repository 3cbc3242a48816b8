// The model of androidx.car.app, which throws what its documentation says.
package androidx.car.app.model

import android.text.Spanned
import androidx.core.graphics.drawable.IconCompat
import java.util.TimeZone

class CarColor private constructor(val type: Int) {
    companion object {
        @JvmField val DEFAULT = CarColor(1)
        @JvmField val RED = CarColor(4)
        @JvmField val GREEN = CarColor(5)
        @JvmField val BLUE = CarColor(6)
        @JvmField val YELLOW = CarColor(7)
    }
}

class CarIcon private constructor(val icon: IconCompat) {
    class Builder(private val icon: IconCompat) {
        fun build() = CarIcon(icon)
    }
}

class CarIconSpan private constructor(val icon: CarIcon) {
    companion object {
        @JvmStatic fun create(icon: CarIcon) = CarIconSpan(icon)
    }
}

class CarText private constructor(private val text: CharSequence) {
    val isEmpty get() = text.length == 0
    val spans = (text as? Spanned)?.spans().orEmpty()
    override fun toString() = text.toString()

    companion object {
        @JvmStatic fun create(text: CharSequence) = CarText(text)
    }
}

class Distance private constructor(val displayDistance: Double, val displayUnit: Int) {
    companion object {
        const val UNIT_METERS = 1
        const val UNIT_KILOMETERS = 2
        const val UNIT_KILOMETERS_P1 = 3
        const val UNIT_MILES = 4
        const val UNIT_MILES_P1 = 5
        const val UNIT_FEET = 6
        const val UNIT_YARDS = 7

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

class DateTimeWithZone private constructor(
    val timeSinceEpochMillis: Long, val zoneOffsetSeconds: Int, val zoneShortName: String
) {
    companion object {
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

interface Template

class Action private constructor(
    val title: CharSequence?, private val listener: (() -> Unit)?
) {
    fun click() = listener?.invoke()

    class Builder {
        private var title: CharSequence? = null
        private var listener: (() -> Unit)? = null

        fun setTitle(title: CharSequence): Builder {
            this.title = title
            return this
        }

        fun setOnClickListener(listener: () -> Unit): Builder {
            this.listener = listener
            return this
        }

        fun build() = Action(title, listener)
    }
}

class ActionStrip private constructor(val actions: List<Action>) {
    class Builder {
        private val actions = mutableListOf<Action>()

        fun addAction(action: Action): Builder {
            actions.add(action)
            return this
        }

        fun build(): ActionStrip {
            if (actions.isEmpty()) throw IllegalStateException("Action strip must contain at least one action")
            return ActionStrip(actions)
        }
    }
}
