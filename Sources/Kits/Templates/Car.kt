// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
package fingerpost

import android.content.Context
import android.text.SpannableString
import android.text.Spanned
import androidx.car.app.model.CarColor
import androidx.car.app.model.CarIcon
import androidx.car.app.model.CarIconSpan
import androidx.car.app.model.DateTimeWithZone
import androidx.car.app.model.Distance as CarDistance
import androidx.car.app.navigation.model.Lane as CarLane
import androidx.car.app.navigation.model.LaneDirection as CarLaneDirection
import androidx.car.app.navigation.model.Maneuver
import androidx.car.app.navigation.model.RoutingInfo
import androidx.car.app.navigation.model.Step
import androidx.car.app.navigation.model.TravelEstimate as CarTravelEstimate
import androidx.core.graphics.drawable.IconCompat
import java.util.TimeZone

/**
 * The pictures of glyphs among the app's resources, where
 * `fingerpost render --preset android-auto` writes them.
 */
open class CarGlyphs(private val context: Context) {
    /** The number of a glyph's drawable; 0 if the app has none. */
    open fun drawable(name: String): Int =
        context.resources.getIdentifier(name, "drawable", context.packageName)

    /** A glyph with its variants for day and night, or null if the app has none. */
    fun icon(name: String?): CarIcon? {
        val id = if (name == null) 0 else drawable(name)
        return if (id == 0) null else CarIcon.Builder(IconCompat.createWithResource(context, id)).build()
    }
}

/**
 * The maneuver of a card, with number and angle for the types that take them; of unknown type
 * without the cards' part `android-auto`.
 */
fun Card.carManeuver(glyphs: CarGlyphs): Maneuver {
    val facts = platforms?.androidAuto?.maneuver
    val builder = Maneuver.Builder(facts?.typeValue ?: Maneuver.TYPE_UNKNOWN)
    facts?.roundaboutExitNumber?.let { builder.setRoundaboutExitNumber(it) }
    facts?.roundaboutExitAngle?.let { builder.setRoundaboutExitAngle(it) }
    glyphs.icon(glyph.name)?.let { builder.setIcon(it) }
    return builder.build()
}

/**
 * The step of a card, with its lanes if `hasLanes`.
 *
 * Lanes and their picture come together: without the picture, `RoutingInfo` refuses the lanes.
 */
fun Card.carStep(glyphs: CarGlyphs, hasLanes: Boolean = true): Step {
    val facts = platforms?.androidAuto?.step
    val builder = Step.Builder(carCue(glyphs)).setManeuver(carManeuver(glyphs))
    facts?.road?.let { builder.setRoad(it) }
    val lanes = facts?.lanes.orEmpty()
    val image = if (hasLanes && lanes.isNotEmpty()) glyphs.icon(laneCard?.glyph?.name) else null
    if (image != null) {
        lanes.forEach { builder.addLane(it.carLane()) }
        builder.setLanesImage(image)
    }
    return builder.build()
}

/** The text of a step, with shields over the numbers of roads; it also reads well without them. */
fun Card.carCue(glyphs: CarGlyphs): CharSequence {
    val cue = platforms?.androidAuto?.step?.cue ?: instructionVariants[0]
    val parts = attributedInstructionVariants.orEmpty()
        .find { variant -> variant.joinToString("") { it.text } == cue }.orEmpty()
    val text = SpannableString(cue)
    var start = 0
    for (part in parts) {
        val end = start + part.text.length
        glyphs.icon(part.shield?.name)?.let {
            text.setSpan(CarIconSpan.create(it), start, end, Spanned.SPAN_INCLUSIVE_EXCLUSIVE)
        }
        start = end
    }
    return text
}

private fun AndroidAutoLane.carLane(): CarLane {
    val builder = CarLane.Builder()
    directions.forEach {
        builder.addDirection(CarLaneDirection.create(it.shapeValue, it.isRecommended))
    }
    return builder.build()
}

/**
 * What a navigation template shows: the card's step and how far it is, and `next` below it.
 *
 * @param distance to the maneuver.
 * @param units those of the card's route.
 */
fun Card.carRoutingInfo(
    glyphs: CarGlyphs, distance: Distance, units: Units, hasLanes: Boolean = true, next: Card? = null
): RoutingInfo {
    val builder = RoutingInfo.Builder()
        .setCurrentStep(carStep(glyphs, hasLanes), distance.carDistance(units))
    next?.let { builder.setNextStep(it.carStep(glyphs, hasLanes = false)) }
    glyphs.icon(junction?.name)?.let { builder.setJunctionImage(it) }
    return builder.build()
}

/**
 * A distance as it is shown; 0 of the small unit at the place itself.
 *
 * Units with `P1` always have a decimal, others only if it is not 0. The host cuts further decimals
 * off, so that quarters of a mile become tenths here.
 */
fun Distance.carDistance(units: Units): CarDistance {
    val shown = value ?: 0.0
    val isQuarter = unit == DistanceUnit.MI && Math.round(shown * 100) % 10 != 0L
    val tenths = if (isQuarter) maxOf(1L, Math.round(meters / 160.9344)) / 10.0 else shown
    val isWhole = tenths % 1 == 0.0
    val carUnit = when (unit) {
        DistanceUnit.M -> CarDistance.UNIT_METERS
        DistanceUnit.KM -> if (isWhole) CarDistance.UNIT_KILOMETERS else CarDistance.UNIT_KILOMETERS_P1
        DistanceUnit.FT -> CarDistance.UNIT_FEET
        DistanceUnit.YD -> CarDistance.UNIT_YARDS
        DistanceUnit.MI -> if (isWhole) CarDistance.UNIT_MILES else CarDistance.UNIT_MILES_P1
        else -> when (units) {
            Units.US -> CarDistance.UNIT_FEET
            Units.UK, Units.UK_SIGNS -> CarDistance.UNIT_YARDS
            else -> CarDistance.UNIT_METERS
        }
    }
    return CarDistance.create(tenths, carUnit)
}

/**
 * What remains, with the time of arrival.
 *
 * @param units those of the route.
 * @param now the time in milliseconds since 1970, from which the remaining time counts.
 * @param zone the time zone of the arrival.
 */
fun Estimate.carEstimate(
    units: Units, now: Long, zone: TimeZone = TimeZone.getDefault(),
    color: CarColor = CarColor.DEFAULT
): CarTravelEstimate {
    val arrival = now + Math.round(time.seconds * 1000)
    return CarTravelEstimate
        .Builder(distance.carDistance(units), DateTimeWithZone.create(arrival, zone))
        .setRemainingTimeSeconds(Math.round(time.seconds))
        .setRemainingTimeColor(color)
        .build()
}

/** The color of the time left, as an event of a drive has it. */
fun carTimeColor(color: TimeRemainingColor?): CarColor = when (color) {
    TimeRemainingColor.RED -> CarColor.RED
    TimeRemainingColor.ORANGE -> CarColor.YELLOW
    TimeRemainingColor.GREEN -> CarColor.GREEN
    else -> CarColor.DEFAULT
}
