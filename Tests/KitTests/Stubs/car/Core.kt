package androidx.core.graphics.drawable

import android.content.Context

class IconCompat private constructor(val resourceId: Int) {
    companion object {
        @JvmStatic
        fun createWithResource(context: Context, resourceId: Int): IconCompat {
            if (resourceId == 0) throw IllegalArgumentException("Drawable resource ID must not be 0")
            return IconCompat(resourceId)
        }
    }
}
