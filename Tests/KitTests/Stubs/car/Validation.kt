package androidx.car.app.validation

// androidx.car.app.txt:1939
class HostValidator private constructor() {
    companion object {
        @JvmField val ALLOW_ALL_HOSTS_VALIDATOR = HostValidator()  // androidx.car.app.txt:3138
    }
}
