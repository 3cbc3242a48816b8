package android.content.res

import java.io.File
import java.io.InputStream

// Configuration.java:81, :878
class Configuration(other: Configuration? = null) {
    @JvmField var uiMode: Int = other?.uiMode ?: UI_MODE_NIGHT_NO  // Configuration.java:695

    companion object {
        const val UI_MODE_NIGHT_MASK = 0x30  // Configuration.java:667
        const val UI_MODE_NIGHT_NO = 0x10  // Configuration.java:675
        const val UI_MODE_NIGHT_YES = 0x20  // Configuration.java:680
    }
}

// Resources.java:99
/** Resources have numbers from 1; those in `missing` are not there. A color is its number, by night less. */
class Resources {
    var configuration = Configuration()  // Resources.java:1875

    // Resources.java:936
    fun getColor(id: Int): Int {
        val isNight = configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES
        return if (isNight) -id else id
    }

    // Resources.java:1926
    fun getIdentifier(name: String, type: String, packageName: String): Int {
        if (name in missing) return 0
        return names.getOrPut(name) { names.size + 1 }
    }

    companion object {
        val missing = mutableSetOf<String>()
        val names = mutableMapOf<String, Int>()
        fun name(id: Int): String? = names.entries.find { it.value == id }?.key  // for tests
    }
}

// AssetManager.java:57
class AssetManager {
    fun open(fileName: String): InputStream = File(folder, fileName).inputStream()  // AssetManager.java:720

    companion object {
        var folder = ""
    }
}
