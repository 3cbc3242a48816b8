// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
package fingerpost

/** The picture of a maneuver: its name, and what the maneuver means. */
data class EngineGlyph(val name: String, val kind: ManeuverKind)

/** The words of an engine for a lane. */
data class EngineLane(
    /** The arrows, as words or numbers; of Valhalla's masks, each bit. */
    val directions: List<String>,
    /** The arrow to follow, if known. */
    val followed: String? = null,
    /** How well the lane serves the route. */
    val state: LaneState = LaneState.AVOID,
    /** Vehicles that it is reserved for, or `reversible`. */
    val access: List<String> = emptyList()
)

/**
 * Finds the glyph of an engine's words, as the program does, among those that an app has: [names],
 * or without them those that `fingerpost icons` writes.
 *
 * Where the app lacks the picture: of a roundabout, that of the nearest angle with the same or no
 * number, else the ring with the number, else the ring; of another maneuver, the plain turn to the
 * same side, else straight on; of lanes, one picture for each lane, without its marks if there is
 * no other, else with only its arrow to follow.
 */
class FingerpostGlyphs(names: Collection<String> = Tables.pictures) {
    /** Finds the glyph among the pictures that a manifest lists. */
    constructor(manifest: Manifest) : this(manifest.glyphs.keys)

    private class Ring(val name: String, val way: String, val angle: Int, val number: String)

    private val names = names.toSet()
    private val rings = this.names.sorted().mapNotNull { name ->
        val number = Regex("_e\\d+$").find(name)?.value ?: ""
        val base = name.removeSuffix(number)
        val known = Tables.ringAngles[base]
        val angled = Regex("roundabout_(c?cw)_a(\\d+)").matchEntire(base)?.groupValues
        when {
            known != null -> Ring(name, known.first, known.second, number)
            angled != null -> Ring(name, angled[1], angled[2].toInt(), number)
            else -> null
        }
    }

    /**
     * The picture of a maneuver; unknown words give a plain turn.
     *
     * @param type the engine's type, action or enumerator, or its number
     * @param engine a format, such as `mapbox`, or a vocabulary that `fingerpost list` names
     * @param modifier the direction, where the engine states it separately from the type
     * @param exit the number of a roundabout's exit, from 1
     * @param angle degrees driven around a roundabout, above 0 and up to 360; 180 is straight on
     * @param drivingSide the side of the road that traffic keeps to
     */
    fun glyph(
        type: String,
        engine: String,
        modifier: String? = null,
        exit: Int? = null,
        angle: Double? = null,
        drivingSide: Side = Side.RIGHT
    ): EngineGlyph {
        val isLeft = drivingSide == Side.LEFT
        val found = Tables.kind(type, modifier, exit, isLeft, engine)
        val kind = if (exit ?: 0 > 0) Tables.kinds.getValue(found).numbered else found
        return EngineGlyph(name(kind, exit, angle, isLeft), ManeuverKind.of(kind))
    }

    private fun name(kind: String, exit: Int?, angle: Double?, isLeft: Boolean): String {
        val entry = Tables.kinds.getValue(kind)
        val others = listOf(entry.glyph(isLeft), Tables.kinds.getValue(entry.plain).glyph(isLeft), "straight")
        if (entry.ring == "") return first(others)
        val number = if (exit in 1..19) "_e$exit" else ""
        val open = "roundabout_nth_exit_${entry.ring}"
        val whole = if (angle != null && angle > 0 && angle <= 360) maxOf(1, (angle + 0.5).toInt()) else entry.angle
        if (whole == null) return first(listOf(open + number) + others)
        val best = rings.filter { it.way == entry.ring && (it.number == "" || it.number == number) }
            .sortedWith(compareBy({ Math.abs(it.angle - whole) }, { it.number != number }, { it.angle }))
            .firstOrNull()
        if (best != null) return best.name
        val exact = Tables.rings["${entry.ring},$whole"] ?: "roundabout_${entry.ring}_a$whole"
        return first(listOf(exact + number, open + number, open) + others)
    }

    private fun first(candidates: List<String>) = candidates.find { it in names } ?: candidates[0]

    /**
     * The picture of up to 16 lanes from left to right, or else one for each lane.
     *
     * @param turn the turn of the maneuver in degrees, positive to the right, for lanes without an
     *   arrow to follow
     * @param engine a format or a vocabulary; it only matters for numbers
     */
    fun lanes(
        lanes: List<EngineLane>,
        turn: Double? = null,
        drivingSide: Side = Side.RIGHT,
        engine: String = ""
    ): List<String> {
        val format = Tables.row(engine)[0]
        val read = lanes.take(16).map { PaintedLane.of(it, drivingSide == Side.LEFT, format, turn) }
        val strip = if (read.any { it.state == LaneState.PREFERRED }) read else read.map { it.lit }
        val name = "lanes" + strip.joinToString("") { "_" + it.code }
        if (strip.isEmpty() || name in names) return if (strip.isEmpty()) emptyList() else listOf(name)
        return strip.map { lane ->
            first(listOf(lane.lit, lane.lit.copy(access = emptyList()), lane.lit.single).map { "lanes_" + it.code })
        }
    }
}

/** A lane as its picture shows it. */
private data class PaintedLane(
    val arrows: List<String>,
    val followed: String?,
    val state: LaneState,
    val access: List<String>
) {
    val lit get() = if (state == LaneState.AVOID) this else copy(state = LaneState.PREFERRED)

    /** The lane with only its arrow to follow. */
    val single: PaintedLane
        get() {
            val arrow = followed ?: arrows.find { it == "through" } ?: arrows[0]
            return PaintedLane(listOf(arrow), if (state == LaneState.AVOID) null else arrow, state, emptyList())
        }

    /** The lane's part in the name of a glyph. */
    val code: String
        get() {
            val (one, all) = if (state == LaneState.USABLE) Pair("y", "q") else Pair("x", "z")
            val codes = arrows.joinToString("") { Tables.arrows.getValue(it).first + if (it == followed) one else "" }
            val marks = access.joinToString("") { Tables.access.getValue(it) }
            return codes + (if (state != LaneState.AVOID && followed == null) all else "") +
                (if (marks == "") "" else "w$marks")
        }

    companion object {
        fun of(lane: EngineLane, isLeft: Boolean, format: String, turn: Double?): PaintedLane {
            fun direction(word: String): String {
                val key = Tables.squeezed(word)
                val found = Tables.arrowWords["$format,$key"] ?: Tables.arrowWords[",$key"]
                return found?.let { if (isLeft) it.second else it.first } ?: "none"
            }
            val all = lane.directions.map { direction(it) }.distinct().ifEmpty { listOf("none") }
            val named = lane.followed?.let { direction(it) }?.takeIf { it in all }
            return PaintedLane(
                Tables.arrows.keys.filter { it in all },
                if (lane.state == LaneState.AVOID) null else named ?: turn?.let { nearest(it, all) },
                lane.state,
                Tables.access.keys.filter { it in lane.access }
            )
        }

        /** The nearest arrow; of two as near, the one on the turn's side, else the first. */
        private fun nearest(turn: Double, arrows: List<String>): String? {
            val degrees = { arrow: String -> Tables.arrows.getValue(arrow).second }
            return arrows.filter { it != "none" }
                .sortedWith(compareBy({ Math.abs(degrees(it) - turn) }, { degrees(it) * turn <= 0 }))
                .firstOrNull()
        }
    }
}
