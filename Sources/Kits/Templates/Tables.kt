/** What the program knows of engines and names, as rows with commas. */
internal object Tables {
    class Kind(row: List<String>) {
        /** The kind once the number of the exit is known. */
        val numbered = row[1]
        private val right = row[2]
        private val left = row[3]

        /** The way around a roundabout that has an exit, and its angle if the kind states it. */
        val ring = row[4]
        val angle = row[5].toIntOrNull()

        /** The kind whose picture is the nearest. */
        val plain = row[6]

        fun glyph(isLeft: Boolean) = if (isLeft) left else right
    }

    fun kind(type: String, modifier: String?, exit: Int?, isLeft: Boolean, engine: String): String {
        val (name, all, unknown) = row(engine)
        val word = squeezed(type)
        val value = squeezed(modifier ?: "")
        val mark = if (exit ?: 0 > 0) "*exit" else "*noexit"
        val values = listOf(value, value.substringBefore(';'), mark, "*", "") +
            if (value == "") listOf("straight") else emptyList()
        val keys = values.map { "$word,$it" } + word
        val side = { found: Pair<String, String> -> if (isLeft) found.second else found.first }
        for (vocabulary in if (name == engine) all.split(' ') else listOf(engine)) {
            for (key in keys) words["$vocabulary,$key"]?.let { return side(it) }
        }
        if (unknown != "turn") return unknown
        return words["osrm-v5,turn,$value"]?.let { side(it) } ?: "straight"
    }

    /**
     * The row of an engine or a vocabulary: a format, its vocabularies, and the kind of other
     * words; `turn` for what the modifier names.
     */
    fun row(engine: String): List<String> =
        engines.find { it[0] == engine || engine in it[1].split(' ') } ?: engines.first { it[0] == "osrm" }

    /** A word in the form in which engines' spellings are equal. */
    fun squeezed(word: String): String =
        if (word.toIntOrNull() != null) word
        else word.filter { it !in " -_" }.map { Character.toLowerCase(it) }.joinToString("")

    private fun rows(text: String) = text.trim().split('\n').map { it.split(',') }

    private val engines by lazy { rows(engineTable) }

    /** The kinds by vocabulary, word and modifier; without a modifier for words with a number. */
    private val words by lazy {
        rows(wordTable).flatMap { row ->
            val kinds = Pair(row[3], row[4])
            val keys = if (row[2].toIntOrNull() == null) emptyList() else row.subList(1, 3)
            (keys + "${row[1]},${row[2]}").map { "${row[0]},$it" to kinds }
        }.toMap()
    }

    val kinds by lazy { rows(kindTable).associate { it[0] to Kind(it) } }

    /** Glyphs with the picture of a kind: their ring and angle. */
    val ringAngles by lazy {
        kinds.values.mapNotNull { kind -> kind.angle?.let { kind.glyph(false) to Pair(kind.ring, it) } }.toMap()
    }
    val rings by lazy { ringAngles.map { (name, ring) -> "${ring.first},${ring.second}" to name }.toMap() }

    /** In the order of the codes in a name. */
    val arrows by lazy { rows(arrowTable).associate { it[0] to Pair(it[1], it[2].toDouble()) } }
    val arrowWords by lazy { rows(arrowWordTable).associate { "${it[0]},${it[1]}" to Pair(it[2], it[3]) } }
    val access by lazy { rows(accessTable).associate { it[0] to it[1] } }
    val pictures by lazy { rows(pictureTable).map { it[0] } }

    private const val engineTable = """
{{ENGINES}}
"""
    private const val wordTable = """
{{WORDS}}
"""
    private const val kindTable = """
{{KINDS}}
"""
    private const val arrowTable = """
{{ARROWS}}
"""
    private const val arrowWordTable = """
{{ARROW_WORDS}}
"""
    private const val accessTable = """
{{ACCESS}}
"""
    private const val pictureTable = """
{{PICTURES}}
"""
}
