package android.graphics.drawable

class Icon(val resourceId: Int)  // Icon.java:63
