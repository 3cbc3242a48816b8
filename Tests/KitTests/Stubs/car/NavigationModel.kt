// The navigation model of androidx.car.app, which throws what its documentation says.
package androidx.car.app.navigation.model

import androidx.car.app.model.ActionStrip
import androidx.car.app.model.CarColor
import androidx.car.app.model.CarIcon
import androidx.car.app.model.CarText
import androidx.car.app.model.DateTimeWithZone
import androidx.car.app.model.Distance
import androidx.car.app.model.Template

// androidx.car.app.txt:1542
class Maneuver private constructor(
    val type: Int, val roundaboutExitNumber: Int, val roundaboutExitAngle: Int, val icon: CarIcon?
) {
    companion object {
        const val TYPE_UNKNOWN = 0  // androidx.car.app.txt:2339
    }

    // androidx.car.app.txt:1545
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

        // androidx.car.app.txt:1546
        fun setIcon(icon: CarIcon): Builder {
            this.icon = icon
            return this
        }

        // androidx.car.app.txt:1548
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

        // androidx.car.app.txt:1547
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

        // androidx.car.app.txt:1544
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

// androidx.car.app.txt:1538
class LaneDirection private constructor(val shape: Int, val isRecommended: Boolean) {
    companion object {
        // androidx.car.app.txt:3086
        @JvmStatic
        fun create(shape: Int, isRecommended: Boolean): LaneDirection {
            if (shape !in 1..10) throw IllegalArgumentException("Invalid direction shape")
            return LaneDirection(shape, isRecommended)
        }
    }
}

// androidx.car.app.txt:1532
class Lane private constructor(val directions: List<LaneDirection>) {
    // androidx.car.app.txt:1533
    class Builder {
        private val directions = mutableListOf<LaneDirection>()

        // androidx.car.app.txt:1534
        fun addDirection(direction: LaneDirection): Builder {
            directions.add(direction)
            return this
        }

        fun build() = Lane(directions)  // androidx.car.app.txt:1535
    }
}

// androidx.car.app.txt:1685
class Step private constructor(
    val maneuver: Maneuver?, val lanes: List<Lane>, val lanesImage: CarIcon?, val cue: CarText,
    val road: CarText?
) {
    // androidx.car.app.txt:1690
    class Builder(private val cue: CarText) {
        constructor(cue: CharSequence) : this(CarText.create(cue))  // androidx.car.app.txt:1691

        private var maneuver: Maneuver? = null
        private val lanes = mutableListOf<Lane>()
        private var lanesImage: CarIcon? = null
        private var road: CarText? = null

        // androidx.car.app.txt:1696
        fun setManeuver(maneuver: Maneuver): Builder {
            this.maneuver = maneuver
            return this
        }

        // androidx.car.app.txt:1687
        fun addLane(lane: Lane): Builder {
            lanes.add(lane)
            return this
        }

        // androidx.car.app.txt:1695
        fun setLanesImage(lanesImage: CarIcon): Builder {
            this.lanesImage = lanesImage
            return this
        }

        // androidx.car.app.txt:1697
        fun setRoad(road: CharSequence): Builder {
            this.road = CarText.create(road)
            return this
        }

        // androidx.car.app.txt:1688
        fun build(): Step {
            if (lanesImage != null && lanes.isEmpty()) {
                throw IllegalStateException("A step must have lane data when the lanes image is set")
            }
            return Step(maneuver, lanes, lanesImage, cue, road)
        }
    }
}

// androidx.car.app.txt:1704
class TravelEstimate private constructor(
    val remainingDistance: Distance, val arrivalTimeAtDestination: DateTimeWithZone,
    val remainingTimeSeconds: Long, val remainingTimeColor: CarColor, val tripText: CarText?,
    val tripIcon: CarIcon?
) {
    // androidx.car.app.txt:1708
    class Builder(
        private val remainingDistance: Distance, private val arrivalTime: DateTimeWithZone
    ) {
        private var seconds = REMAINING_TIME_UNKNOWN
        private var color = CarColor.DEFAULT
        private var tripText: CarText? = null
        private var tripIcon: CarIcon? = null

        // androidx.car.app.txt:1715
        /** Needs level 5 of the car's API, as the icon does. */
        fun setTripText(tripText: CarText): Builder {
            this.tripText = tripText
            return this
        }

        // androidx.car.app.txt:1714
        fun setTripIcon(tripIcon: CarIcon): Builder {
            this.tripIcon = tripIcon
            return this
        }

        // androidx.car.app.txt:1713
        fun setRemainingTimeSeconds(remainingTimeSeconds: Long): Builder {
            if (remainingTimeSeconds < 0 && remainingTimeSeconds != REMAINING_TIME_UNKNOWN) {
                throw IllegalArgumentException("Remaining time must be larger than or equal to zero")
            }
            seconds = remainingTimeSeconds
            return this
        }

        // androidx.car.app.txt:1712
        fun setRemainingTimeColor(remainingTimeColor: CarColor): Builder {
            if (remainingTimeColor.type == 0) throw IllegalArgumentException("Custom colors are not supported")
            color = remainingTimeColor
            return this
        }

        // androidx.car.app.txt:1707
        fun build() =
            TravelEstimate(remainingDistance, arrivalTime, seconds, color, tripText, tripIcon)
    }

    companion object {
        const val REMAINING_TIME_UNKNOWN = -1L  // androidx.car.app.txt:2340
    }
}

// androidx.car.app.txt:1516
class Destination private constructor(val name: CarText?) {
    // androidx.car.app.txt:1518
    class Builder {
        private var name: CarText? = null

        // androidx.car.app.txt:1524
        fun setName(name: CharSequence): Builder {
            this.name = CarText.create(name)
            return this
        }

        // androidx.car.app.txt:1519
        fun build(): Destination {
            if (name?.isEmpty != false) {
                throw IllegalStateException("Both name and address cannot be null or empty")
            }
            return Destination(name)
        }
    }
}

// androidx.car.app.txt:1722
class Trip private constructor(
    val destinations: List<Destination>, val destinationTravelEstimates: List<TravelEstimate>,
    val steps: List<Step>, val stepTravelEstimates: List<TravelEstimate>, val currentRoad: CarText?,
    val isLoading: Boolean
) {
    // androidx.car.app.txt:1723
    class Builder {
        private val destinations = mutableListOf<Destination>()
        private val destinationEstimates = mutableListOf<TravelEstimate>()
        private val steps = mutableListOf<Step>()
        private val stepEstimates = mutableListOf<TravelEstimate>()
        private var currentRoad: CarText? = null
        private var isLoading = false

        // androidx.car.app.txt:1724
        fun addDestination(
            destination: Destination, destinationTravelEstimate: TravelEstimate
        ): Builder {
            destinations.add(destination)
            destinationEstimates.add(destinationTravelEstimate)
            return this
        }

        // androidx.car.app.txt:1725
        fun addStep(step: Step, stepTravelEstimate: TravelEstimate): Builder {
            steps.add(step)
            stepEstimates.add(stepTravelEstimate)
            return this
        }

        // androidx.car.app.txt:1728
        fun setCurrentRoad(currentRoad: CharSequence): Builder {
            this.currentRoad = CarText.create(currentRoad)
            return this
        }

        // androidx.car.app.txt:1730
        fun setLoading(isLoading: Boolean): Builder {
            this.isLoading = isLoading
            return this
        }

        // androidx.car.app.txt:1726
        fun build(): Trip {
            if (isLoading && steps.isNotEmpty()) {
                throw IllegalArgumentException("Step information may not be set while loading")
            }
            return Trip(
                destinations, destinationEstimates, steps, stepEstimates, currentRoad, isLoading)
        }
    }
}

// androidx.car.app.txt:1672
class RoutingInfo private constructor(
    val currentStep: Step?, val currentDistance: Distance?, val nextStep: Step?,
    val junctionImage: CarIcon?, val isLoading: Boolean
) : NavigationTemplate.NavigationInfo {
    // androidx.car.app.txt:1673
    class Builder {
        private var currentStep: Step? = null
        private var currentDistance: Distance? = null
        private var nextStep: Step? = null
        private var junctionImage: CarIcon? = null
        private var isLoading = false

        // androidx.car.app.txt:1676
        fun setCurrentStep(currentStep: Step, currentDistance: Distance): Builder {
            this.currentStep = currentStep
            this.currentDistance = currentDistance
            return this
        }

        // androidx.car.app.txt:1679
        fun setNextStep(nextStep: Step): Builder {
            this.nextStep = nextStep
            return this
        }

        // androidx.car.app.txt:1677
        fun setJunctionImage(junctionImage: CarIcon): Builder {
            this.junctionImage = junctionImage
            return this
        }

        // androidx.car.app.txt:1678
        fun setLoading(isLoading: Boolean): Builder {
            this.isLoading = isLoading
            return this
        }

        // androidx.car.app.txt:1674
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

// androidx.car.app.txt:1586
class MessageInfo private constructor(
    val title: CarText, val text: CarText?, val image: CarIcon?
) : NavigationTemplate.NavigationInfo {
    // androidx.car.app.txt:1589
    class Builder(private val title: CarText) {
        constructor(title: CharSequence) : this(CarText.create(title))  // androidx.car.app.txt:1590

        private var text: CarText? = null
        private var image: CarIcon? = null

        // androidx.car.app.txt:1594
        fun setText(text: CharSequence): Builder {
            this.text = CarText.create(text)
            return this
        }

        // androidx.car.app.txt:1592
        fun setImage(image: CarIcon): Builder {
            this.image = image
            return this
        }

        fun build() = MessageInfo(title, text, image)  // androidx.car.app.txt:1588
    }
}

// androidx.car.app.txt:1601
class NavigationTemplate private constructor(
    val navigationInfo: NavigationInfo?, val destinationTravelEstimate: TravelEstimate?,
    val actionStrip: ActionStrip, val backgroundColor: CarColor?
) : Template {
    interface NavigationInfo  // androidx.car.app.txt:1614

    // androidx.car.app.txt:1604
    class Builder {
        private var info: NavigationInfo? = null
        private var estimate: TravelEstimate? = null
        private var strip: ActionStrip? = null
        private var color: CarColor? = null

        // androidx.car.app.txt:1608
        fun setBackgroundColor(backgroundColor: CarColor): Builder {
            color = backgroundColor
            return this
        }

        // androidx.car.app.txt:1611
        fun setNavigationInfo(navigationInfo: NavigationInfo): Builder {
            info = navigationInfo
            return this
        }

        // androidx.car.app.txt:1609
        fun setDestinationTravelEstimate(destinationTravelEstimate: TravelEstimate): Builder {
            if (destinationTravelEstimate.remainingTimeSeconds < 0) {
                throw IllegalArgumentException(
                    "The destination travel estimate's remaining time must be greater or equal to zero")
            }
            estimate = destinationTravelEstimate
            return this
        }

        // androidx.car.app.txt:1607
        fun setActionStrip(actionStrip: ActionStrip): Builder {
            strip = actionStrip
            return this
        }

        // androidx.car.app.txt:1605
        fun build(): NavigationTemplate {
            val actions =
                strip ?: throw IllegalStateException("Action strip for this template must be set")
            return NavigationTemplate(info, estimate, actions, color)
        }
    }
}
