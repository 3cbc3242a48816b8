package android.text

// Spanned.java:25
interface Spanned : CharSequence {
    fun spans(): List<Triple<Any, Int, Int>>  // for tests

    companion object {
        const val SPAN_INCLUSIVE_EXCLUSIVE = 17  // Spanned.java:95
    }
}

// SpannableString.java:24, :42
class SpannableString(source: CharSequence) : Spanned {
    private val text = source.toString()
    private val spans = mutableListOf<Triple<Any, Int, Int>>()
    override val length get() = text.length
    override fun get(index: Int) = text[index]
    override fun subSequence(startIndex: Int, endIndex: Int) = text.subSequence(startIndex, endIndex)
    override fun toString() = text
    override fun spans() = spans

    // SpannableString.java:59
    fun setSpan(what: Any, start: Int, end: Int, flags: Int) {
        if (start < 0 || end > length || start > end) {
            throw IndexOutOfBoundsException("setSpan ($start ... $end) ends beyond length $length")
        }
        spans.add(Triple(what, start, end))
    }
}
