import fingerpost.CardEvent
import fingerpost.EngineLane
import fingerpost.FingerpostCards
import fingerpost.FingerpostGlyphs
import fingerpost.LaneState
import fingerpost.Side
import fingerpost.UnknownEvent
import java.io.File
import org.json.JSONException
import org.json.JSONObject

fun main(args: Array<String>) = if (args[0] == "decode") decode(args.drop(1)) else lookUp()

/** Reads files; prints what differs from the JSON in a few fields, and what is no error. */
fun decode(paths: List<String>) {
    for (path in paths) {
        val text = File(path).readText()
        when {
            path.endsWith(".jsonl") -> {
                for ((line, event) in text.trim().split('\n').zip(FingerpostCards.events(text))) {
                    val json = JSONObject(line)
                    if (event.t != json.getDouble("t")) println(line)
                    if (event is CardEvent && event.kind != json.getString("kind")) println(line)
                }
            }
            path.endsWith("manifest.json") -> {
                val glyphs = JSONObject(text).getJSONObject("glyphs")
                val read = FingerpostCards.manifest(text).glyphs
                if (read.size != glyphs.length()) println(path)
                for ((name, meaning) in read) {
                    if (meaning.kind.word != glyphs.getJSONObject(name).getString("kind")) println(name)
                }
            }
            else -> {
                val cards = JSONObject(text).getJSONArray("cards")
                for ((index, card) in FingerpostCards.load(text).cards.withIndex()) {
                    val json = cards.getJSONObject(index)
                    if (card.kind.word != json.getString("kind")) println(path)
                    if (card.distance.meters != json.getJSONObject("distance").getDouble("meters")) println(path)
                    if (card.lanes?.size ?: 0 != json.optJSONArray("lanes")?.length() ?: 0) println(path)
                }
            }
        }
    }
    if (FingerpostCards.event("{\"event\":\"later\",\"t\":1.5}") != UnknownEvent("later", 1.5, null)) println("later")
    for (wrong in listOf("", "[]", "{}", "{\"event\":\"location\",\"t\":\"no\"}")) {
        try {
            println("read: " + FingerpostCards.event(wrong))
        } catch (error: JSONException) {
            continue
        }
    }
}

/** Finds the glyphs of the cases and compares them with the expected ones. */
fun lookUp() {
    val rows = File("cases.tsv").readText().split('\n').map { it.split('\t') }
    val all = FingerpostGlyphs(rows.map { if (it[0] == "glyph") it[7] else it[5] })
    val own = FingerpostGlyphs()
    val found = mutableListOf<String>()
    for (row in rows.filter { it[0] == "glyph" }) {
        val exits = if (row[4] == "*") listOf(null) + (0..19) else listOf(row[4].toIntOrNull())
        val angles = if (row[5] == "*") listOf(null) + (1..24).map { it * 15.0 } else listOf(row[5].toDoubleOrNull())
        val names = sortedSetOf<String>()
        for (exit in exits) for (angle in angles) {
            val glyph = { glyphs: FingerpostGlyphs ->
                glyphs.glyph(row[2], row[1], row[3].takeIf { it != "-" }, exit, angle, side(row[6]))
            }
            val exact = glyph(all)
            if (exact.name != row[7] || exact.kind.word != row[8]) println("$row $exact")
            names.add(glyph(own).name)
        }
        found.add(names.joinToString(" "))
    }
    for (row in rows.filter { it[0] == "lanes" }) {
        val lanes = row[4].split('|').map { it.split(':') }.map { part ->
            EngineLane(words(part[0]), part[1].takeIf { it != "-" }, LaneState.values().first { it.word == part[2] }, words(part[3]))
        }
        val names = { glyphs: FingerpostGlyphs ->
            glyphs.lanes(lanes, row[3].toDoubleOrNull(), side(row[2]), row[1])
        }
        if (names(all) != listOf(row[5])) println("$row ${names(all)}")
        found.add(names(own).joinToString(" "))
    }
    File("found.tsv").writeText(found.joinToString("\n"))
}

fun side(word: String) = if (word == "left") Side.LEFT else Side.RIGHT

fun words(text: String) = text.split(';').filter { it != "" }
