package androidx.car.app.notification

import androidx.core.app.NotificationCompat

class CarAppExtender private constructor(
    private val title: CharSequence?, private val text: CharSequence?
) : NotificationCompat.Extender {
    override fun extend(builder: NotificationCompat.Builder): NotificationCompat.Builder {
        builder.values["car title"] = title
        builder.values["car text"] = text
        return builder
    }

    class Builder {
        private var title: CharSequence? = null
        private var text: CharSequence? = null

        fun setContentTitle(contentTitle: CharSequence): Builder {
            title = contentTitle
            return this
        }

        fun setContentText(contentText: CharSequence): Builder {
            text = contentText
            return this
        }

        fun build() = CarAppExtender(title, text)
    }
}
