// The navigation model of androidx.car.app, which throws what its documentation says.
package androidx.car.app.navigation.model

import androidx.car.app.model.ActionStrip
import androidx.car.app.model.CarColor
import androidx.car.app.model.CarIcon
import androidx.car.app.model.CarText
import androidx.car.app.model.DateTimeWithZone
import androidx.car.app.model.Distance
import androidx.car.app.model.Template

class Maneuver private constructor(
    val type: Int, val roundaboutExitNumber: Int, val roundaboutExitAngle: Int, val icon: CarIcon?
) {
    companion object {
        const val TYPE_UNKNOWN = 0
    }

    class Builder(private val type: Int) {
        private var number: Int? = null
        private var angle: Int? = null
        private var icon: CarIcon? = null

        init {
            // 30 and 31 have no constant, although the library lets them pass.
            if (type !in 0..50 || type in 30..31) {
                throw IllegalArgumentException("Maneuver must have a valid type")
            }
        }

        private val hasAngle = type == 33 || type == 35
        private val hasNumber = type in 32..35

        fun setIcon(icon: CarIcon): Builder {
            this.icon = icon
            return this
        }

        fun setRoundaboutExitNumber(roundaboutExitNumber: Int): Builder {
            if (!hasNumber) {
                throw IllegalArgumentException("Maneuver does not include roundaboutExitNumber")
            }
            if (roundaboutExitNumber < 1) {
                throw IllegalArgumentException("Maneuver must include a valid exit number")
            }
            number = roundaboutExitNumber
            return this
        }

        fun setRoundaboutExitAngle(roundaboutExitAngle: Int): Builder {
            if (!hasAngle) {
                throw IllegalArgumentException("Maneuver does not include roundaboutExitAngle")
            }
            if (roundaboutExitAngle !in 1..360) {
                throw IllegalArgumentException("Maneuver must include a valid exit angle")
            }
            angle = roundaboutExitAngle
            return this
        }

        fun build(): Maneuver {
            if (hasNumber && number == null) {
                throw IllegalArgumentException("Maneuver missing roundaboutExitNumber")
            }
            if (hasAngle && angle == null) {
                throw IllegalArgumentException("Maneuver missing roundaboutExitAngle")
            }
            return Maneuver(type, number ?: 0, angle ?: 0, icon)
        }
    }
}

class LaneDirection private constructor(val shape: Int, val isRecommended: Boolean) {
    companion object {
        @JvmStatic
        fun create(shape: Int, isHighlighted: Boolean): LaneDirection {
            if (shape !in 1..10) throw IllegalArgumentException("Invalid direction shape")
            return LaneDirection(shape, isHighlighted)
        }
    }
}

class Lane private constructor(val directions: List<LaneDirection>) {
    class Builder {
        private val directions = mutableListOf<LaneDirection>()

        fun addDirection(direction: LaneDirection): Builder {
            directions.add(direction)
            return this
        }

        fun build() = Lane(directions)
    }
}

class Step private constructor(
    val maneuver: Maneuver?, val lanes: List<Lane>, val lanesImage: CarIcon?, val cue: CarText,
    val road: CarText?
) {
    class Builder(private val cue: CarText) {
        constructor(cue: CharSequence) : this(CarText.create(cue))

        private var maneuver: Maneuver? = null
        private val lanes = mutableListOf<Lane>()
        private var lanesImage: CarIcon? = null
        private var road: CarText? = null

        fun setManeuver(maneuver: Maneuver): Builder {
            this.maneuver = maneuver
            return this
        }

        fun addLane(lane: Lane): Builder {
            lanes.add(lane)
            return this
        }

        fun setLanesImage(lanesImage: CarIcon): Builder {
            this.lanesImage = lanesImage
            return this
        }

        fun setRoad(road: CharSequence): Builder {
            this.road = CarText.create(road)
            return this
        }

        fun build(): Step {
            if (lanesImage != null && lanes.isEmpty()) {
                throw IllegalStateException("A step must have lane data when the lanes image is set")
            }
            return Step(maneuver, lanes, lanesImage, cue, road)
        }
    }
}

class TravelEstimate private constructor(
    val remainingDistance: Distance, val arrivalTimeAtDestination: DateTimeWithZone,
    val remainingTimeSeconds: Long, val remainingTimeColor: CarColor, val tripText: CarText?,
    val tripIcon: CarIcon?
) {
    class Builder(
        private val remainingDistance: Distance, private val arrivalTime: DateTimeWithZone
    ) {
        private var seconds = REMAINING_TIME_UNKNOWN
        private var color = CarColor.DEFAULT
        private var tripText: CarText? = null
        private var tripIcon: CarIcon? = null

        /** Needs level 5 of the car's API, as the icon does. */
        fun setTripText(tripText: CarText): Builder {
            this.tripText = tripText
            return this
        }

        fun setTripIcon(tripIcon: CarIcon): Builder {
            this.tripIcon = tripIcon
            return this
        }

        fun setRemainingTimeSeconds(remainingTimeSeconds: Long): Builder {
            if (remainingTimeSeconds < 0 && remainingTimeSeconds != REMAINING_TIME_UNKNOWN) {
                throw IllegalArgumentException("Remaining time must be larger than or equal to zero")
            }
            seconds = remainingTimeSeconds
            return this
        }

        fun setRemainingTimeColor(remainingTimeColor: CarColor): Builder {
            if (remainingTimeColor.type == 0) throw IllegalArgumentException("Custom colors are not supported")
            color = remainingTimeColor
            return this
        }

        fun build() =
            TravelEstimate(remainingDistance, arrivalTime, seconds, color, tripText, tripIcon)
    }

    companion object {
        const val REMAINING_TIME_UNKNOWN = -1L
    }
}

class Destination private constructor(val name: CarText?) {
    class Builder {
        private var name: CarText? = null

        fun setName(name: CharSequence): Builder {
            this.name = CarText.create(name)
            return this
        }

        fun build(): Destination {
            if (name?.isEmpty != false) {
                throw IllegalStateException("Both name and address cannot be null or empty")
            }
            return Destination(name)
        }
    }
}

class Trip private constructor(
    val destinations: List<Destination>, val destinationTravelEstimates: List<TravelEstimate>,
    val steps: List<Step>, val stepTravelEstimates: List<TravelEstimate>, val currentRoad: CarText?,
    val isLoading: Boolean
) {
    class Builder {
        private val destinations = mutableListOf<Destination>()
        private val destinationEstimates = mutableListOf<TravelEstimate>()
        private val steps = mutableListOf<Step>()
        private val stepEstimates = mutableListOf<TravelEstimate>()
        private var currentRoad: CarText? = null
        private var isLoading = false

        fun addDestination(
            destination: Destination, destinationTravelEstimate: TravelEstimate
        ): Builder {
            destinations.add(destination)
            destinationEstimates.add(destinationTravelEstimate)
            return this
        }

        fun addStep(step: Step, stepTravelEstimate: TravelEstimate): Builder {
            steps.add(step)
            stepEstimates.add(stepTravelEstimate)
            return this
        }

        fun setCurrentRoad(currentRoad: CharSequence): Builder {
            this.currentRoad = CarText.create(currentRoad)
            return this
        }

        fun setLoading(isLoading: Boolean): Builder {
            this.isLoading = isLoading
            return this
        }

        fun build(): Trip {
            if (isLoading && steps.isNotEmpty()) {
                throw IllegalArgumentException("Step information may not be set while loading")
            }
            return Trip(
                destinations, destinationEstimates, steps, stepEstimates, currentRoad, isLoading)
        }
    }
}

class RoutingInfo private constructor(
    val currentStep: Step?, val currentDistance: Distance?, val nextStep: Step?,
    val junctionImage: CarIcon?, val isLoading: Boolean
) : NavigationTemplate.NavigationInfo {
    class Builder {
        private var currentStep: Step? = null
        private var currentDistance: Distance? = null
        private var nextStep: Step? = null
        private var junctionImage: CarIcon? = null
        private var isLoading = false

        fun setCurrentStep(currentStep: Step, currentDistance: Distance): Builder {
            this.currentStep = currentStep
            this.currentDistance = currentDistance
            return this
        }

        fun setNextStep(nextStep: Step): Builder {
            this.nextStep = nextStep
            return this
        }

        fun setJunctionImage(junctionImage: CarIcon): Builder {
            this.junctionImage = junctionImage
            return this
        }

        fun setLoading(isLoading: Boolean): Builder {
            this.isLoading = isLoading
            return this
        }

        fun build(): RoutingInfo {
            val step = currentStep
            if (isLoading) {
                if (step != null || nextStep != null || junctionImage != null) {
                    throw IllegalStateException("The routing info is set to loading but is not empty")
                }
            } else {
                if (step == null) {
                    throw IllegalStateException(
                        "Current step and distance must be set during the navigating state")
                }
                if (step.lanes.isNotEmpty() && step.lanesImage == null) {
                    throw IllegalStateException(
                        "Current step must have a lanes image if the lane information is set")
                }
            }
            return RoutingInfo(step, currentDistance, nextStep, junctionImage, isLoading)
        }
    }
}

class MessageInfo private constructor(
    val title: CarText, val text: CarText?, val image: CarIcon?
) : NavigationTemplate.NavigationInfo {
    class Builder(private val title: CarText) {
        constructor(title: CharSequence) : this(CarText.create(title))

        private var text: CarText? = null
        private var image: CarIcon? = null

        fun setText(text: CharSequence): Builder {
            this.text = CarText.create(text)
            return this
        }

        fun setImage(image: CarIcon): Builder {
            this.image = image
            return this
        }

        fun build() = MessageInfo(title, text, image)
    }
}

class NavigationTemplate private constructor(
    val navigationInfo: NavigationInfo?, val destinationTravelEstimate: TravelEstimate?,
    val actionStrip: ActionStrip, val backgroundColor: CarColor?
) : Template {
    interface NavigationInfo

    class Builder {
        private var info: NavigationInfo? = null
        private var estimate: TravelEstimate? = null
        private var strip: ActionStrip? = null
        private var color: CarColor? = null

        fun setBackgroundColor(backgroundColor: CarColor): Builder {
            color = backgroundColor
            return this
        }

        fun setNavigationInfo(navigationInfo: NavigationInfo): Builder {
            info = navigationInfo
            return this
        }

        fun setDestinationTravelEstimate(destinationTravelEstimate: TravelEstimate): Builder {
            if (destinationTravelEstimate.remainingTimeSeconds < 0) {
                throw IllegalArgumentException(
                    "The destination travel estimate's remaining time must be greater or equal to zero")
            }
            estimate = destinationTravelEstimate
            return this
        }

        fun setActionStrip(actionStrip: ActionStrip): Builder {
            strip = actionStrip
            return this
        }

        fun build(): NavigationTemplate {
            val actions =
                strip ?: throw IllegalStateException("Action strip for this template must be set")
            return NavigationTemplate(info, estimate, actions, color)
        }
    }
}
