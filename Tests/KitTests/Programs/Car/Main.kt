// Builds every object of androidx.car.app from the cards of files, and plays drives.
//
// Arguments: `cards FILE…`, `drive CARDS EVENTS` or `app FOLDER`.
package fingerpost

import android.content.Context
import android.content.res.Resources
import androidx.car.app.model.CarIcon
import androidx.car.app.model.CarIconSpan
import androidx.car.app.navigation.model.MessageInfo
import androidx.car.app.navigation.model.RoutingInfo
import androidx.car.app.navigation.model.TravelEstimate as CarTravelEstimate
import androidx.core.app.NotificationCompat
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
        shields.map { it.getJSONObject("shield").getString("name") to it.getString("text") },
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
    val guidance = CarGuidance(document, CarGlyphs(Context()), { 1_000_000_000_000 }, utc)
    same((guidance.navigationInfo() as? RoutingInfo)?.isLoading, true, "loading at first")
    same(guidance.trip().isLoading, true, "trip loading at first")
    val shown = mutableListOf<Int>()
    var strips = 0
    var message = ""
    for (event in FingerpostCards.events(File(events).readText())) {
        place = "$events at ${event.t} s"
        if (!guidance.show(event)) continue
        val info = guidance.navigationInfo()
        val trip = guidance.trip()
        if (info is MessageInfo) message = info.title.toString()
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
        same(trip.steps.size, if (event.maneuver == null) 0 else 1, "steps of the trip")
        if (info is RoutingInfo) {
            same(
                info.currentStep?.cue.toString(), guidance.card?.platforms?.androidAuto?.step?.cue,
                "cue on the screen")
        }
        val notification = guidance.notify(NotificationCompat.Builder(Context(), "drive"))
        same(notification.values["text"], guidance.card?.notificationVariants?.first(), "notification")
        same(notification.values["car title"], notification.values["title"], "title in the car")
    }
    println("shown: ${shown.joinToString(" ")}")
    println("strips of lanes: $strips")
    println("at the end: $message")
}

fun main(arguments: Array<String>) {
    if (arguments[0] == "drive") {
        playDrive(arguments[1], arguments[2])
    } else if (arguments[0] == "app") {
        playApp(arguments[1])
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
