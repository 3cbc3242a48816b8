package androidx.core.graphics.drawable

import android.content.Context
import android.graphics.drawable.Icon

// androidx.core.txt:893
class IconCompat private constructor(val resourceId: Int) {
    fun toIcon(@Suppress("UNUSED_PARAMETER") context: Context?) = Icon(resourceId)  // androidx.core.txt:5581

    companion object {
        // androidx.core.txt:4043
        @JvmStatic
        fun createWithResource(context: Context, resourceId: Int): IconCompat {
            if (resourceId == 0) throw IllegalArgumentException("Drawable resource ID must not be 0")
            return IconCompat(resourceId)
        }
    }
}
