// Glyphs as generated resources of each variant; the Android Gradle plugin 8 and later. The lines go
// into the app's build.gradle.kts, with the imports at its top.
import javax.inject.Inject

abstract class FingerpostTask
@Inject
constructor(private val exec: ExecOperations, private val files: FileSystemOperations) : DefaultTask() {
    /** The routes, the file of options, icons and theme: whatever changes the pictures. */
    @get:InputFiles
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val sources: ConfigurableFileCollection

    /** Another version of the program may draw something else. */
    @get:Input
    abstract val version: Property<String>

    @get:Internal
    abstract val config: RegularFileProperty

    /** The folder of resources, where the Android Gradle plugin puts it. */
    @get:OutputDirectory
    abstract val resources: DirectoryProperty

    @TaskAction
    fun write() {
        // It keeps its files from run to run, so that only what changed is drawn and stale ones go.
        val assets = temporaryDir.resolve("assets")
        exec.exec {
            commandLine(
                "fingerpost", "render", "--config", config.get().asFile.path,
                "-o", assets.path, "--prune", "--quiet")
        }
        files.sync {
            from(assets.resolve("res"))
            into(resources)
        }
    }
}

androidComponents {
    onVariants { variant ->
        val name = variant.name.replaceFirstChar { it.uppercase() }
        val task = tasks.register<FingerpostTask>("draw${name}Glyphs") {
            config.set(layout.projectDirectory.file("fingerpost.json"))
            sources.from("fingerpost.json", "route.json")
            version.set(
                providers.exec { commandLine("fingerpost", "--version") }.standardOutput.asText)
        }
        variant.sources.res?.addGeneratedSourceDirectory(task, FingerpostTask::resources)
    }
}
