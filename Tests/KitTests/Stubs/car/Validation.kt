package androidx.car.app.validation

class HostValidator private constructor() {
    companion object {
        @JvmField val ALLOW_ALL_HOSTS_VALIDATOR = HostValidator()
    }
}
