// What the kit and its example need of Android: names and types as in its interface.
package android.content

import android.content.res.AssetManager
import android.content.res.Configuration
import android.content.res.Resources

open class Context {
    open val resources = Resources()
    open val packageName = "app"
    open val assets = AssetManager()

    fun getColor(id: Int): Int = resources.getColor(id)

    fun createConfigurationContext(overrideConfiguration: Configuration): Context =
        Context().also { it.resources.configuration = overrideConfiguration }
}

class Intent
