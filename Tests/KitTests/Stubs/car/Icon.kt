package android.graphics.drawable

class Icon(val resourceId: Int)
