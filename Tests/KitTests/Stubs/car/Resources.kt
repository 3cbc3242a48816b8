package android.content.res

import java.io.File
import java.io.InputStream

/** Drawables have numbers from 1; those in `missing` are not there. */
class Resources {
    fun getIdentifier(name: String, type: String, packageName: String): Int {
        if (name in missing) return 0
        return names.getOrPut(name) { names.size + 1 }
    }

    companion object {
        val missing = mutableSetOf<String>()
        val names = mutableMapOf<String, Int>()
        fun name(id: Int): String? = names.entries.find { it.value == id }?.key
    }
}

class AssetManager {
    fun open(fileName: String): InputStream = File(folder, fileName).inputStream()

    companion object {
        var folder = ""
    }
}
