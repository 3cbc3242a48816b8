// What the kit and its example need of Android: names and types as in its interface.
package android.content

import android.content.res.AssetManager
import android.content.res.Configuration
import android.content.res.Resources

// Context.java:91
open class Context {
    open val resources = Resources()  // Context.java:454
    open val packageName = "app"  // Context.java:722
    open val assets = AssetManager()  // Context.java:441

    fun getColor(id: Int): Int = resources.getColor(id)  // Context.java:609

    // Context.java:4776
    fun createConfigurationContext(overrideConfiguration: Configuration): Context =
        Context().also { it.resources.configuration = overrideConfiguration }
}

class Intent  // Intent.java:629
