// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
package fingerpost

import androidx.car.app.navigation.model.Destination
import androidx.car.app.navigation.model.MessageInfo
import androidx.car.app.navigation.model.NavigationTemplate
import androidx.car.app.navigation.model.RoutingInfo
import androidx.car.app.navigation.model.TravelEstimate as CarTravelEstimate
import androidx.car.app.navigation.model.Trip
import androidx.car.app.notification.CarAppExtender
import androidx.core.app.NotificationCompat
import java.util.TimeZone

/**
 * Follows the events of a drive and gives what a screen, a cluster and a notification show of it.
 *
 * The events are those that `fingerpost drive` prints, or that an app makes of its own progress.
 *
 * @param clock the time in milliseconds since 1970.
 * @param zone the time zone of arrivals.
 */
class CarGuidance(
    private val cards: CardsDocument,
    private val glyphs: CarGlyphs,
    private val clock: () -> Long = { System.currentTimeMillis() },
    private val zone: TimeZone = TimeZone.getDefault()
) {
    private var shown: CardEvent? = null
    private var showsLanes = false
    private var next: Int? = null
    private var roads = listOf<String>()
    private var pause: PauseReason? = PauseReason.LOADING
    private var arrivedLeg: Int? = null

    /** The number of the route. */
    var route = 0
        private set

    private val isLoading: Boolean
        get() = pause != null && pause != PauseReason.ARRIVED

    /** The card that is shown; null before the first one. */
    val card: Card?
        get() = shown?.let { event -> card(event.index) }

    private val units: Units
        get() = cards.routes[route].units

    private fun card(index: Int): Card? = cards.cards.find { it.route == route && it.index == index }

    /** Takes an event and returns whether anything that is shown changed. */
    fun show(event: DriveEvent): Boolean {
        when (event) {
            is GuidanceStartedEvent -> start(event.route)
            is RouteChangedEvent -> start(event.route)
            is CardEvent -> {
                route = event.route
                shown = event
                if (pause == PauseReason.LOADING) pause = null
            }
            is LanesEvent -> showsLanes = event.state == LanesEventState.SHOWN
            is NextEvent -> next = event.index.takeIf { event.state != NextEventState.HIDDEN }
            is RoadEvent -> roads = event.names
            is PausedEvent -> pause = event.reason
            is ResumedEvent -> pause = null
            is ArrivedEvent -> arrivedLeg = event.leg
            is ContinuedEvent -> arrivedLeg = null
            else -> return false
        }
        return true
    }

    private fun start(route: Int) {
        this.route = route
        shown = null
        showsLanes = false
        next = null
        pause = PauseReason.LOADING
        arrivedLeg = null
    }

    /** What a navigation template shows: the next step, an arrival, or the search for a route. */
    fun navigationInfo(): NavigationTemplate.NavigationInfo {
        val texts = arrivedLeg?.let { cards.routes[route].legs.getOrNull(it)?.arrivalVariants }
        if (texts != null) return MessageInfo.Builder(texts[0]).build()
        val card = card
        if (isLoading || card == null) return RoutingInfo.Builder().setLoading(true).build()
        val distance = shown?.maneuver?.distance ?: Distance(0.0, null, null, null)
        return card.carRoutingInfo(glyphs, distance, units, showsLanes, next?.let { card(it) })
    }

    /** What remains to the end of the route; null before the first card. */
    fun destinationEstimate(): CarTravelEstimate? =
        shown?.let {
            val color = carTimeColor(it.carPlayTimeRemainingColor)
            it.destination.carEstimate(units, clock(), zone, color)
        }

    /** What the instrument cluster shows, for `NavigationManager.updateTrip`. */
    fun trip(): Trip {
        val builder = Trip.Builder()
        val event = shown
        val card = card
        if (isLoading || event == null || card == null) return builder.setLoading(true).build()
        val now = clock()
        event.maneuver?.let {
            builder.addStep(card.carStep(glyphs), it.carEstimate(units, now, zone))
        }
        val route = cards.routes[route]
        val stop = route.legs.getOrNull(event.leg)?.destination?.name
        if (event.leg + 1 < route.legs.size && stop != null) {
            builder.addDestination(
                Destination.Builder().setName(stop).build(),
                event.waypoint.carEstimate(units, now, zone))
        }
        route.destination?.name?.let {
            builder.addDestination(
                Destination.Builder().setName(it).build(),
                event.destination.carEstimate(
                    units, now, zone, carTimeColor(event.carPlayTimeRemainingColor)))
        }
        roads.firstOrNull()?.let { builder.setCurrentRoad(it) }
        return builder.build()
    }

    /**
     * Sets the texts and the picture of a turn-by-turn notification, for the phone and the car.
     *
     * The title is how far it is, the text what to do.
     */
    fun notify(builder: NotificationCompat.Builder): NotificationCompat.Builder {
        val card = card ?: return builder
        val text = card.notificationVariants[0]
        val title = shown?.maneuver?.distance?.text ?: text
        val drawable = glyphs.drawable(card.glyph.name)
        if (drawable != 0) builder.setSmallIcon(drawable)
        return builder
            .setContentTitle(title)
            .setContentText(text)
            .setCategory(NotificationCompat.CATEGORY_NAVIGATION)
            .setOngoing(true)
            .setOnlyAlertOnce(true)
            .extend(
                CarAppExtender.Builder().setContentTitle(title).setContentText(text).build())
    }
}

/** The instructions for notifications, from the longest to the shortest. */
val Card.notificationVariants: List<String>
    get() = platforms?.carPlay?.notificationInstructionVariants ?: instructionVariants
