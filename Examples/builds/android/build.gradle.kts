// Resources that the Android Gradle plugin takes as generated ones.
abstract class FingerpostTask @Inject constructor(private val exec: ExecOperations) : DefaultTask() {
    @get:InputFile
    @get:PathSensitive(PathSensitivity.RELATIVE)
    abstract val route: RegularFileProperty

    @get:Input
    abstract val options: ListProperty<String>

    @get:OutputDirectory
    abstract val folder: DirectoryProperty

    @TaskAction
    fun write() {
        exec.exec {
            commandLine(
                listOf("fingerpost", "render", route.get().asFile.path) + options.get() +
                    listOf("-o", folder.get().asFile.path, "--prune", "--quiet"))
        }
    }
}

val fingerpost by tasks.registering(FingerpostTask::class) {
    route.set(layout.projectDirectory.file("route.json"))
    options.set(listOf("--preset", "android-auto"))
    folder.set(layout.buildDirectory.dir("generated/fingerpost"))
}

android {
    sourceSets["main"].res.srcDir(fingerpost.map { it.folder.dir("res") })
}
