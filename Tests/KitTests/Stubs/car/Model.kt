// The model of androidx.car.app, which throws what its documentation says.
package androidx.car.app.model

import android.text.Spanned
import androidx.core.graphics.drawable.IconCompat
import java.util.TimeZone

class CarColor private constructor(val type: Int, val color: Int = 0, val colorDark: Int = 0) {
    companion object {
        @JvmStatic fun createCustom(color: Int, colorDark: Int) = CarColor(0, color, colorDark)
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

class DurationSpan private constructor(val durationSeconds: Long) {
    companion object {
        @JvmStatic fun create(durationSeconds: Long) = DurationSpan(durationSeconds)
    }
}

/** `variants` are the ones after the first. */
class CarText private constructor(private val text: CharSequence, val variants: List<CharSequence>) {
    val isEmpty get() = text.length == 0
    val spans = (text as? Spanned)?.spans().orEmpty()
    override fun toString() = text.toString()

    class Builder(private val text: CharSequence) {
        private val variants = mutableListOf<CharSequence>()

        /** Needs level 2 of the car's API. */
        fun addVariant(text: CharSequence): Builder {
            variants.add(text)
            return this
        }

        fun build() = CarText(text, variants)
    }

    companion object {
        @JvmStatic fun create(text: CharSequence) = CarText(text, emptyList())
    }
}

/** Needs level 5 of the car's API. */
class Alert private constructor(
    val id: Int, val title: CarText, val subtitle: CarText?, val icon: CarIcon?,
    val actions: List<Action>, val durationMillis: Long
) {
    class Builder(
        private val alertId: Int, private val title: CarText, private val durationMillis: Long
    ) {
        private var subtitle: CarText? = null
        private var icon: CarIcon? = null
        private val actions = mutableListOf<Action>()

        init {
            if (durationMillis <= 0) throw IllegalArgumentException("Duration should be a positive number.")
        }

        fun setSubtitle(subtitle: CarText): Builder {
            this.subtitle = subtitle
            return this
        }

        fun setIcon(icon: CarIcon): Builder {
            this.icon = icon
            return this
        }

        fun addAction(action: Action): Builder {
            if (actions.size >= 2) throw IllegalStateException("Cannot add more than 2 actions.")
            actions.add(action)
            return this
        }

        fun build() = Alert(alertId, title, subtitle, icon, actions, durationMillis)
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
