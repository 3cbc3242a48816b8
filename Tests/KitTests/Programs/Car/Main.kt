// Builds every object of androidx.car.app from the cards of files, and plays drives.
//
// Arguments: `cards FILE…`, `drive CARDS EVENTS`, `alerts`, `app FOLDER` or `service FOLDER`.
package fingerpost

import android.content.Context
import android.content.res.Resources
import androidx.car.app.AppManager
import androidx.car.app.CarContext
import androidx.car.app.model.Action
import androidx.car.app.model.CarIcon
import androidx.car.app.model.CarIconSpan
import androidx.car.app.model.DurationSpan
import androidx.car.app.navigation.model.MessageInfo
import androidx.car.app.navigation.model.RoutingInfo
import androidx.car.app.navigation.model.TravelEstimate as CarTravelEstimate
import androidx.core.app.NotificationCompat
import androidx.core.app.NotificationCompat.ProgressStyle
import android.graphics.drawable.Icon
import java.io.File
import java.util.TimeZone
import kotlin.system.exitProcess
import org.json.JSONArray
import org.json.JSONObject

private val failures = mutableListOf<String>()
private var place = ""
private var shieldCount = 0

private fun same(found: Any?, wanted: Any?, what: String) {
    if (found != wanted) failures.add("$place: $what is $found, not $wanted")
}

private fun JSONArray?.objects(): List<JSONObject> =
    (0 until (this?.length() ?: 0)).map { this!!.getJSONObject(it) }

private fun JSONObject.text(name: String): String? = if (has(name)) getString(name) else null

private val CarIcon?.drawable: String?
    get() = this?.let { Resources.name(it.icon.resourceId) }

private val utc = TimeZone.getTimeZone("UTC")

private fun checkCard(card: Card, json: JSONObject, units: Units, glyphs: CarGlyphs) {
    val facts = json.getJSONObject("platforms").getJSONObject("androidAuto")
    val maneuver = facts.getJSONObject("maneuver")
    val step = card.carStep(glyphs)
    same(step.maneuver?.type, maneuver.getInt("typeValue"), "type")
    same(step.maneuver?.roundaboutExitNumber, maneuver.optInt("roundaboutExitNumber"), "exit")
    same(step.maneuver?.roundaboutExitAngle, maneuver.optInt("roundaboutExitAngle"), "angle")
    same(
        step.maneuver?.icon.drawable, json.getJSONObject("glyph").getString("name"), "icon")
    val texts = facts.getJSONObject("step")
    same(step.cue.toString(), texts.getString("cue"), "cue")
    same(step.cue.variants.size, 0, "variants for a host of level 1")
    val all = card.carStep(CarGlyphs(CarContext())).cue
    same(
        listOf(all.toString()) + all.variants.map { it.toString() }, card.instructionVariants,
        "variants of the cue")
    same(step.road?.toString(), texts.text("road"), "road")
    val lanes = texts.optJSONArray("lanes").objects()
    same(
        step.lanes.map { lane -> lane.directions.map { it.shape to it.isRecommended } },
        lanes.map { lane ->
            lane.getJSONArray("directions").objects()
                .map { it.getInt("shapeValue") to it.getBoolean("isRecommended") }
        }, "lanes")
    same(
        step.lanesImage.drawable,
        json.optJSONObject("laneCard")?.getJSONObject("glyph")?.getString("name"), "lanes image")
    checkShields(card, step.cue.spans, json)
    val info = card.carRoutingInfo(glyphs, card.distance, units, next = card)
    same(info.currentStep?.cue.toString(), texts.getString("cue"), "routing info")
    same(info.nextStep?.lanes, listOf<Any>(), "lanes of the next step")
    same(
        info.junctionImage.drawable, json.optJSONObject("junction")?.getString("name"), "junction")
    same(card.notificationVariants.isNotEmpty(), true, "text of a notification")
}

private fun checkShields(card: Card, spans: List<Triple<Any, Int, Int>>, json: JSONObject) {
    val cue = card.platforms?.androidAuto?.step?.cue
    val variants = json.optJSONArray("attributedInstructionVariants") ?: JSONArray()
    val parts = (0 until variants.length()).map { variants.getJSONArray(it).objects() }
        .find { parts -> parts.joinToString("") { it.getString("text") } == cue }.orEmpty()
    val shields = parts.filter { it.has("shield") }
    shieldCount += spans.size
    same(
        spans.map { (it.first as CarIconSpan).icon.drawable to cue?.substring(it.second, it.third) },
        shields.map { part ->
            val (text, number) = listOf(part, part.getJSONObject("shield")).map { it.getString("text") }
            val name = part.getJSONObject("shield").getString("name")
            name to if (number in text) text.substringBefore(number) + number else text
        },
        "shields")
}

private fun checkEstimate(way: Estimate, json: JSONObject, units: Units) {
    val estimate = way.carEstimate(units, 1_000_000_000_000, utc)
    val distance = json.getJSONObject("remainingDistance")
    same(
        estimate.remainingDistance.displayDistance, distance.getDouble("displayDistance"),
        "distance of ${way.distance}")
    same(
        estimate.remainingDistance.displayUnit, distance.getInt("displayUnitValue"),
        "unit of ${way.distance}")
    same(estimate.remainingTimeSeconds, json.getLong("remainingTimeSeconds"), "seconds")
    val millis = estimate.arrivalTimeAtDestination.timeSinceEpochMillis - 1_000_000_000_000
    same(millis, Math.round(way.time.seconds * 1000), "arrival")
}

private fun checkCards(text: String): Int {
    val document = FingerpostCards.load(text)
    val json = JSONObject(text).getJSONArray("cards").objects()
    same(document.cards.size, json.size, "number of cards")
    for ((card, members) in document.cards.zip(json)) {
        place = "${place.substringBefore(", card")}, card ${card.index}"
        val units = document.routes[card.route].units
        Resources.missing.clear()
        checkCard(card, members, units, CarGlyphs(Context()))
        // What the resources lack is left out, and nothing throws.
        Resources.missing.addAll(listOfNotNull(card.glyph.name, card.laneCard?.glyph?.name))
        val step = card.carStep(CarGlyphs(Context()))
        same(step.maneuver?.icon, null, "icon that is missing")
        same(step.lanes.size, 0, "lanes without a picture")
        card.carRoutingInfo(CarGlyphs(Context()), card.distance, units)
    }
    Resources.missing.clear()
    for ((route, members) in document.routes.zip(JSONObject(text).getJSONArray("routes").objects())) {
        val way = Estimate(route.distance, route.time)
        checkEstimate(way, members.getJSONObject("travelEstimate"), route.units)
        for ((leg, own) in route.legs.zip(members.getJSONArray("legs").objects())) {
            checkEstimate(
                Estimate(leg.distance, leg.time), own.getJSONObject("travelEstimate"), route.units)
        }
    }
    return document.cards.size
}

private fun playDrive(cards: String, events: String) {
    val document = FingerpostCards.load(File(cards).readText())
    val guidance = CarGuidance(document, CarGlyphs(CarContext()), { 1_000_000_000_000 }, utc)
    val plain = CarGuidance(document, CarGlyphs(Context()), { 1_000_000_000_000 }, utc)
    same((guidance.navigationInfo() as? RoutingInfo)?.isLoading, true, "loading at first")
    same(guidance.trip().isLoading, true, "trip loading at first")
    val shown = mutableListOf<Int>()
    var strips = 0
    var message = ""
    for (event in FingerpostCards.events(File(events).readText())) {
        place = "$events at ${event.t} s"
        if (guidance.show(event) != plain.show(event)) failures.add("$place: not the same")
        if (plain.shown == null) continue
        val info = guidance.navigationInfo()
        val trip = guidance.trip()
        if (info is MessageInfo) {
            message = info.title.toString()
            val texts = listOf(message) + info.title.variants.map { it.toString() }
            same(texts, guidance.legs[guidance.card!!.leg].arrivalVariants, "texts of the arrival")
            same(info.image.drawable, guidance.endGlyph(guidance.card!!.leg), "picture of the arrival")
            same((plain.navigationInfo() as MessageInfo).title.variants.size, 0, "plain arrival")
        }
        if (event !is CardEvent) {
            if (event is LanesEvent && event.state == LanesEventState.SHOWN) {
                strips += 1
                same((info as RoutingInfo).currentStep?.lanesImage.drawable, event.glyph, "lanes")
            }
            continue
        }
        if (event.change == CardEventChange.SHOWN) shown.add(event.index)
        val estimate: CarTravelEstimate? = guidance.destinationEstimate()
        same(estimate?.remainingTimeSeconds, Math.round(event.destination.time.seconds), "time left")
        val route = document.routes[event.route]
        same(estimate?.tripText?.toString(), route.destination?.name, "text beside the estimate")
        same(estimate?.tripIcon.drawable, guidance.endGlyph(route.legs.lastIndex), "its icon")
        same(plain.destinationEstimate()?.tripText, null, "text on a host of level 1")
        same(
            trip.destinations.map { it.name.toString() },
            listOfNotNull(
                route.legs[event.leg].destinationName.takeIf { event.leg < route.legs.lastIndex },
                route.destination?.name), "ends of the trip")
        same(trip.steps.size, if (event.maneuver == null) 0 else 1, "steps of the trip")
        if (info is RoutingInfo) {
            same(
                info.currentStep?.cue.toString(), guidance.card?.instructionVariants?.first(),
                "cue on the screen")
        }
        val notification = guidance.notify(NotificationCompat.Builder(Context(), "drive"))
        same(notification.values["text"], guidance.card?.notificationVariants?.first(), "notification")
        same(notification.values["car title"], notification.values["title"], "title in the car")
        checkLiveUpdate(guidance, event)
    }
    println("shown: ${shown.joinToString(" ")}")
    println("strips of lanes: $strips")
    println("at the end: $message")
}

private fun checkLiveUpdate(guidance: CarGuidance, event: CardEvent) {
    val builder = guidance.liveUpdate(NotificationCompat.Builder(Context(), "drive"), vehicle = 7)
    val style = builder.values["style"] as ProgressStyle
    same(style.progressMax, 1000, "length of the bar")
    same(style.progress, Math.round(event.progress.elapsed * 1000).toInt(), "progress")
    same(style.isStyledByProgress, false, "segments that look filled")
    same(style.isProgressIndeterminate, guidance.isLoading, "waiting")
    same(style.progressTrackerIcon?.resourceId, 7, "vehicle")
    val end = style.progressEndIcon?.resourceId?.let { Resources.name(it) }
    same(end, guidance.endGlyph(guidance.legs.lastIndex), "picture of the end")
    val large = (builder.values["largeIcon"] as Icon).resourceId
    same(Resources.name(large), guidance.card?.glyph?.name, "large icon")
    same(Resources.name(builder.values["smallIcon"] as Int), "${guidance.card?.glyph?.name}_24pt", "small icon")
    same(builder.values["promoted"], true, "promotion")
    val text = event.maneuver?.distance?.text
    same(builder.values["chip"], if ((text?.length ?: 8) > 7) null else text, "chip")
    same(builder.values["subText"], event.arrival?.text, "arrival")
    // The stops ahead, by what is left to each, from the end of the route.
    val after = guidance.legs.drop(event.leg + 1).map { it.distance.meters }
    val rest = event.destination.distance.meters
    val ends = after.indices.map { index -> rest - after.drop(index).sum() }
    val passed = event.progress.elapsed
    val places = ends.map { 1000 * (passed + (1 - passed) * it / rest) }
    same(style.progressPoints.size, places.size, "number of stops")
    style.progressPoints.zip(places).forEach { (point, place) ->
        if (Math.abs(point.position - place) > 2) same(point.position, place, "place of a stop")
    }
}

/** Any traffic becomes at most 10 stretches, together as long as the bar, the long ones among them. */
private fun checkStretches() {
    place = "stretches"
    for (seed in 0 until 500) {
        val random = java.util.Random(seed.toLong())
        val cuts = List(random.nextInt(40)) { random.nextInt(101) / 100.0 }
        val bounds = (cuts + listOf(0.0, 1.0)).distinct().sorted()
        val levels = ProgressSegmentCongestion.values()
        val segments = bounds.zipWithNext().map { (start, end) ->
            ProgressSegment(congestion = levels[random.nextInt(levels.size)], end = end, start = start)
        }
        val found = stretches(segments)
        same(found.sumOf { it.first }, 1000, "length of $seed")
        same(found.size, minOf(10, segments.size), "number of $seed")
        same(found.all { it.first >= 1 }, true, "lengths of $seed")
        val longest = segments.maxByOrNull { it.end - it.start }!!
        same(found.any { it.second == longest.congestion }, true, "the longest of $seed")
    }
    same(stretches(emptyList()), listOf(Pair(1000, ProgressSegmentCongestion.UNKNOWN)), "without traffic")
}

/** Alerts come with what comes, and go with what is passed, with another route and with the end. */
private fun checkAlerts() {
    place = "alerts"
    val manager = AppManager()
    val alerts = CarAlerts(manager, CarGlyphs(CarContext()))
    val kind = ObjectKind.values()[0]
    fun coming(number: Int, words: String?) = ApproachingEvent(
        `object` = number, words = words, kind = kind, leg = 0, meters = 400.0, seconds = 20.4,
        glyph = "closure", t = 1.0)
    alerts.show(coming(3, "Road closed")) { it.addAction(Action.Builder().setTitle("OK").build()) }
    val alert = manager.alerts[3]
    same(alert?.title.toString(), "Road closed", "title")
    same(alert?.durationMillis, 20_400L, "time")
    same(alert?.icon.drawable, "closure", "icon")
    same(alert?.actions?.size, 1, "actions")
    same(alert?.subtitle, null, "no delay")
    alerts.show(coming(4, null))
    same(manager.alerts.keys.toSet(), setOf(3), "none without words")
    alerts.show(
        TrafficEvent(
            `object` = 5, words = "Congestion", leg = 0, meters = 9.0, seconds = 0.0, delay = 340.0, t = 2.0))
    same(manager.alerts[5]?.durationMillis, 5000L, "at least 5 seconds")
    val span = manager.alerts[5]?.subtitle?.spans?.single()
    same((span?.first as? DurationSpan)?.durationSeconds, 340L, "delay")
    alerts.show(PassedEvent(`object` = 3, kind = kind, leg = 0, t = 3.0))
    same(manager.alerts.keys.toSet(), setOf(5), "passed")
    alerts.show(RouteChangedEvent(route = 1, t = 4.0))
    same(manager.alerts.size, 0, "another route")
    val old = object : CarGlyphs(CarContext()) { override val apiLevel = 4 }
    CarAlerts(manager, old).show(coming(3, "Road closed"))
    same(manager.alerts.size, 0, "none on a host of level 4")
    val color = CarGlyphs(CarContext()).backgroundColor()
    same(color.colorDark, -color.color, "the color by night")
    Resources.missing.add("fingerpost_header_primary")
    same(CarGlyphs(CarContext()).backgroundColor().type, 1, "the host's color")
    Resources.missing.clear()
}

/** An event as an app makes it, so many meters from the next stop and from the end. */
private fun cardEvent(waypoint: Double, destination: Double): CardEvent {
    fun way(meters: Double) = Estimate(distance = Distance(meters = meters), time = Time(seconds = 10.0))
    return CardEvent(
        change = CardEventChange.SHOWN, destination = way(destination), glyph = "straight", index = 0,
        instructionVariants = listOf(""), kind = "straight", leg = 0, maneuver = way(50.0), t = 0.0,
        progress = CardEventProgress(elapsed = 0.2, segments = emptyList()), route = 0,
        waypoint = way(waypoint))
}

/** Of eight stops, the next four are on the bar. */
private fun checkStops(path: String) {
    place = "stops"
    val json = JSONObject(File(path).readText())
    val route = json.getJSONArray("routes").getJSONObject(0)
    val leg = route.getJSONArray("legs").getJSONObject(0)
    leg.put("distance", JSONObject("{\"meters\": 100}"))
    repeat(8) { route.getJSONArray("legs").put(JSONObject(leg.toString())) }
    val guidance = CarGuidance(FingerpostCards.load(json.toString()), CarGlyphs(Context()))
    guidance.show(cardEvent(100.0, 900.0))
    val builder = guidance.liveUpdate(NotificationCompat.Builder(Context(), "drive"))
    val style = builder.values["style"] as ProgressStyle
    same(style.progressPoints.map { it.position }, listOf(289, 378, 467, 556), "places")
    same(style.progressTrackerIcon, null, "no vehicle")
    for ((text, chip) in listOf("200 km" to "200 km", "1,200 km" to null)) {
        val way = Estimate(distance = Distance(meters = 50.0, text = text), time = Time(seconds = 10.0))
        guidance.show(cardEvent(100.0, 900.0).copy(maneuver = way))
        same(guidance.liveUpdate(builder).values["chip"], chip, "chip of $text")
    }
}

/** A destination without a name is called by the last road, and without one by the arrival. */
private fun checkNames(path: String) {
    place = "names"
    val text = File(path).readText()
    fun ends(change: (JSONObject) -> Unit): List<String> {
        val json = JSONObject(text)
        json.getJSONArray("routes").objects().forEach { route ->
            listOf("destination", "destinationVariants").forEach { route.remove(it) }
            route.getJSONArray("legs").objects().forEach { leg ->
                leg.remove("destinationName")
                leg.remove("destination")
            }
        }
        json.getJSONArray("cards").objects().forEach(change)
        val guidance = CarGuidance(FingerpostCards.load(json.toString()), CarGlyphs(CarContext()))
        guidance.show(cardEvent(100.0, 100.0))
        same(
            guidance.destinationEstimate()?.tripText.toString(),
            guidance.trip().destinations.last().name.toString(), "beside the estimate")
        return guidance.trip().destinations.map { it.name.toString() }
    }
    val roads = JSONObject(text).getJSONArray("cards").objects()
        .mapNotNull { it.getJSONObject("platforms").getJSONObject("androidAuto").getJSONObject("step").text("road") }
    same(ends {}, listOf(roads.last()), "the last road")
    val leg = JSONObject(text).getJSONArray("routes").getJSONObject(0).getJSONArray("legs").getJSONObject(0)
    val arrival = leg.getJSONArray("arrivalVariants").let { it.getString(it.length() - 1) }
    same(ends { it.remove("platforms") }, listOf(arrival), "the arrival")
    for (other in listOf("fingerpost/cards/3", "fingerpost/manifest/1")) {
        val refusal = try {
            FingerpostCards.load(text.replace("fingerpost/cards/2", other)).toString()
        } catch (error: org.json.JSONException) {
            error.message
        }
        same(refusal, "no fingerpost/cards/2, but $other", "another version")
    }
}

fun main(arguments: Array<String>) {
    if (arguments[0] == "drive") {
        playDrive(arguments[1], arguments[2])
    } else if (arguments[0] == "app") {
        playApp(arguments[1])
    } else if (arguments[0] == "service") {
        playService(arguments[1])
    } else if (arguments[0] == "alerts") {
        checkAlerts()
        checkStretches()
        checkNames(arguments[1])
        checkStops(arguments[1])
    } else {
        var cards = 0
        for (path in arguments.drop(1)) {
            place = path
            cards += checkCards(File(path).readText())
        }
        println("cards: $cards")
        println("shields: $shieldCount")
    }
    println(if (failures.isEmpty()) "all the same" else "${failures.size} differ")
    failures.take(20).forEach { println(it) }
    exitProcess(if (failures.isEmpty()) 0 else 1)
}
