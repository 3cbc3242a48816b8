package androidx.car.app.notification

import androidx.core.app.NotificationCompat

// androidx.car.app.txt:1762
class CarAppExtender private constructor(
    private val title: CharSequence?, private val text: CharSequence?
) : NotificationCompat.Extender {
    // androidx.car.app.txt:1790
    override fun extend(builder: NotificationCompat.Builder): NotificationCompat.Builder {
        builder.values["car title"] = title
        builder.values["car text"] = text
        return builder
    }

    // androidx.car.app.txt:1764
    class Builder {
        private var title: CharSequence? = null
        private var text: CharSequence? = null

        // androidx.car.app.txt:1774
        fun setContentTitle(contentTitle: CharSequence): Builder {
            title = contentTitle
            return this
        }

        // androidx.car.app.txt:1772
        fun setContentText(contentText: CharSequence): Builder {
            text = contentText
            return this
        }

        fun build() = CarAppExtender(title, text)  // androidx.car.app.txt:1767
    }
}
