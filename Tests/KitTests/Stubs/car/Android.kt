// What the kit and its example need of Android: names and types as in its interface.
package android.content

import android.content.res.AssetManager
import android.content.res.Resources

open class Context {
    open val resources = Resources()
    open val packageName = "app"
    open val assets = AssetManager()
}

class Intent
