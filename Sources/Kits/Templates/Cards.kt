// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
package fingerpost

import org.json.JSONArray
import org.json.JSONException
import org.json.JSONObject

/**
 * Reads `cards.json`, `manifest.json` and the events of a drive; each function throws a
 * [JSONException] for any other text. Words and events of later versions of the program read as
 * `UNKNOWN` and [UnknownEvent].
 */
object FingerpostCards {
    /** Reads the contents of a `cards.json`, or a line of `fingerpost cards --format jsonl`. */
    fun load(text: String): CardsDocument = read(text) { CardsDocument.of(it) }

    /** Reads the contents of a `manifest.json`. */
    fun manifest(text: String): Manifest = read(text) { Manifest.of(it) }

    /** Reads a line that `fingerpost drive` prints. */
    fun event(line: String): DriveEvent = read(line) { DriveEvent.of(it) }

    /** Reads all lines that `fingerpost drive` prints. */
    fun events(lines: String): List<DriveEvent> =
        lines.split('\n').filter { it.isNotEmpty() }.map { event(it) }

    private fun <T> read(text: String, of: (Any) -> T): T =
        try {
            of(JSONObject(text))
        } catch (error: ClassCastException) {
            throw JSONException(error.message)
        }
}

/** The way to this maneuver: that of the card before, which is null at the start. */
fun Card.approach(previous: Card?): Estimate =
    approach ?: previous?.let { Estimate(it.distance, it.time) }
        ?: Estimate(Distance(0.0, null, null, null), Time(0.0, null, null, null))

private fun <T> JSONObject.need(name: String, of: (Any) -> T): T = of(get(name))

private fun <T> JSONObject.find(name: String, of: (Any) -> T): T? =
    if (isNull(name)) null else of(get(name))

private fun text(json: Any): String = json as String

private fun number(json: Any): Double = (json as Number).toDouble()

private fun integer(json: Any): Int = (json as Number).toInt()

private fun flag(json: Any): Boolean = json as Boolean

private fun <T> list(json: Any, of: (Any) -> T): List<T> =
    (json as JSONArray).let { array -> List(array.length()) { of(array.get(it)) } }

private fun <T> map(json: Any, of: (Any) -> T): Map<String, T> =
    (json as JSONObject).let { members ->
        members.keys().asSequence().map { it as String }.associateWith { of(members.get(it)) }
    }
