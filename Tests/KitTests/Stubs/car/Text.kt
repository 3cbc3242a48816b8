package android.text

interface Spanned : CharSequence {
    fun spans(): List<Triple<Any, Int, Int>>

    companion object {
        const val SPAN_INCLUSIVE_EXCLUSIVE = 17
    }
}

class SpannableString(source: CharSequence) : Spanned {
    private val text = source.toString()
    private val spans = mutableListOf<Triple<Any, Int, Int>>()
    override val length get() = text.length
    override fun get(index: Int) = text[index]
    override fun subSequence(startIndex: Int, endIndex: Int) = text.subSequence(startIndex, endIndex)
    override fun toString() = text
    override fun spans() = spans

    fun setSpan(what: Any, start: Int, end: Int, flags: Int) {
        if (start < 0 || end > length || start > end) {
            throw IndexOutOfBoundsException("setSpan ($start ... $end) ends beyond length $length")
        }
        spans.add(Triple(what, start, end))
    }
}
