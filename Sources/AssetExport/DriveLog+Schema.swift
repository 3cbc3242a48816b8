extension DriveLog {
  /// The JSON Schema (draft 2020-12) of a line.
  public static let jsonSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "An event of fingerpost drive: one line of its output",
      "oneOf": [
        {
          "description": "Guidance along a route starts.",
          "type": "object",
          "properties": {
            "event": {"const": "guidance-started"},
            "cards": {"type": "integer", "minimum": 0},
            "legs": {"type": "integer", "minimum": 0},
            "meters": {"type": "number", "minimum": 0},
            "route": {"type": "integer", "minimum": 0},
            "seconds": {"type": "number", "minimum": 0},
            "assumedTimes": {
              "description": "The engine tells no times: 50 km/h are assumed.",
              "const": true
            },
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "cards", "legs", "meters", "route", "seconds"],
          "additionalProperties": false
        },
        {
          "description": "Where the vehicle is: on the line of the route, unless it is off it.",
          "type": "object",
          "properties": {
            "event": {"const": "location"},
            "latitude": {"type": "number", "minimum": -90, "maximum": 90},
            "longitude": {
              "type": "number",
              "minimum": -540,
              "maximum": 540
            },
            "onRoute": {"type": "boolean"},
            "altitude": {
              "description": "Meters above the sea.",
              "type": "number"
            },
            "course": {
              "description": "Degrees clockwise from north.",
              "type": "number",
              "minimum": 0,
              "exclusiveMaximum": 360
            },
            "speed": {
              "description": "Meters per second.",
              "type": "number",
              "minimum": 0
            },
            "recorded": {
              "description": "The place in the trace.",
              "$ref": "#/$defs/place"
            },
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "latitude", "longitude", "onRoute"],
          "additionalProperties": false
        },
        {
          "description": "Seconds to the end of the leg.",
          "type": "object",
          "properties": {
            "event": {"const": "remaining-time"},
            "leg": {"type": "integer", "minimum": 0},
            "seconds": {"type": "number", "minimum": 0},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "leg", "seconds"],
          "additionalProperties": false
        },
        {
          "description": "Meters to the end of the leg.",
          "type": "object",
          "properties": {
            "event": {"const": "remaining-distance"},
            "leg": {"type": "integer", "minimum": 0},
            "meters": {"type": "number", "minimum": 0},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "leg", "meters"],
          "additionalProperties": false
        },
        {
          "description": "A card comes up, or what is shown on it changes.",
          "type": "object",
          "properties": {
            "event": {"const": "card"},
            "change": {"enum": ["shown", "updated"]},
            "destination": {
              "description": "To the end of the route.",
              "$ref": "#/$defs/estimate"
            },
            "glyph": {"type": "string"},
            "index": {"type": "integer", "minimum": 0},
            "instructionVariants": {
              "type": "array",
              "items": {"type": "string"},
              "minItems": 1
            },
            "kind": {"type": "string"},
            "leg": {"type": "integer", "minimum": 0},
            "progress": {
              "type": "object",
              "properties": {
                "elapsed": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1
                },
                "segments": {
                  "type": "array",
                  "items": {
                    "type": "object",
                    "properties": {
                      "congestion": {
                        "enum": [
                          "unknown",
                          "low",
                          "moderate",
                          "heavy",
                          "severe"
                        ]
                      },
                      "end": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1
                      },
                      "start": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1
                      }
                    },
                    "required": [
                      "congestion",
                      "end",
                      "start"
                    ],
                    "additionalProperties": false
                  }
                }
              },
              "required": ["elapsed", "segments"],
              "additionalProperties": false
            },
            "route": {"type": "integer", "minimum": 0},
            "waypoint": {
              "description": "To the end of the leg.",
              "$ref": "#/$defs/estimate"
            },
            "arrival": {
              "description": "At the end of the route.",
              "type": "object",
              "properties": {
                "dayChange": {"type": "integer"},
                "text": {"type": "string"},
                "time": {
                  "type": "string",
                  "format": "date-time"
                }
              },
              "required": ["dayChange", "text", "time"],
              "additionalProperties": false
            },
            "maneuver": {
              "description": "To the maneuver; absent once it is passed.",
              "$ref": "#/$defs/estimate"
            },
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": [
            "event",
            "t",
            "change",
            "destination",
            "glyph",
            "index",
            "instructionVariants",
            "kind",
            "leg",
            "progress",
            "route",
            "waypoint"
          ],
          "additionalProperties": false
        },
        {
          "description": "The lanes before a card's maneuver are shown, or no longer.",
          "type": "object",
          "properties": {
            "event": {"const": "lanes"},
            "index": {"type": "integer", "minimum": 0},
            "state": {"enum": ["shown", "hidden"]},
            "glyph": {"type": "string"},
            "instructionVariants": {
              "type": "array",
              "items": {"type": "string"}
            },
            "lanes": {
              "type": "array",
              "items": {"$ref": "#/$defs/lane"},
              "minItems": 1
            },
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "index", "state"],
          "additionalProperties": false
        },
        {
          "description": "The end of a leg is reached.",
          "type": "object",
          "properties": {
            "event": {"const": "arrived"},
            "isDestination": {"type": "boolean"},
            "leg": {"type": "integer", "minimum": 0},
            "destinationName": {"type": "string"},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "isDestination", "leg"],
          "additionalProperties": false
        },
        {
          "description": "The drive goes on along the next leg.",
          "type": "object",
          "properties": {
            "event": {"const": "continued"},
            "leg": {"type": "integer", "minimum": 0},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "leg"],
          "additionalProperties": false
        },
        {
          "description": "Guidance ends: at the destination, or where the trace does.",
          "type": "object",
          "properties": {
            "event": {"const": "guidance-ended"},
            "arrived": {"type": "boolean"},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "arrived"],
          "additionalProperties": false
        },
        {
          "description": "The traffic ahead: 0 no data, 1 heavy, 2 medium, 3 light.",
          "type": "object",
          "properties": {
            "event": {"const": "delay-category"},
            "category": {"enum": [0, 1, 2, 3]},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "category"],
          "additionalProperties": false
        },
        {
          "description": "The speed against the limit, in meters per second; 'none' ends it.",
          "type": "object",
          "properties": {
            "event": {"const": "speeding"},
            "level": {"enum": ["none", "minor", "major"]},
            "percent": {"type": "integer", "minimum": 0},
            "speed": {"type": "number", "minimum": 0},
            "limit": {"type": "number", "minimum": 0},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "level", "percent", "speed"],
          "additionalProperties": false
        },
        {
          "description": "Whether the light is low, by the height of the sun.",
          "type": "object",
          "properties": {
            "event": {"const": "lighting-mode"},
            "mode": {"enum": ["normal", "low-light"]},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "mode"],
          "additionalProperties": false
        },
        {
          "description": "The vehicle has left the route and is as many meters away.",
          "type": "object",
          "properties": {
            "event": {"const": "off-route"},
            "meters": {"type": "number", "minimum": 0},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "meters"],
          "additionalProperties": false
        },
        {
          "description": "The vehicle is on the route again.",
          "type": "object",
          "properties": {
            "event": {"const": "on-route"},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t"],
          "additionalProperties": false
        },
        {
          "description": "Guidance is along another of the given routes from now on.",
          "type": "object",
          "properties": {
            "event": {"const": "route-changed"},
            "route": {"type": "integer", "minimum": 0},
            "t": {"$ref": "#/$defs/t"},
            "time": {"$ref": "#/$defs/time"}
          },
          "required": ["event", "t", "route"],
          "additionalProperties": false
        }
      ],
      "$defs": {
        "t": {
          "description": "Seconds from the start of the drive.",
          "type": "number",
          "minimum": 0
        },
        "time": {
          "description": "The time of day, where the start is known.",
          "type": "string",
          "format": "date-time"
        },
        "place": {
          "type": "object",
          "properties": {
            "latitude": {
              "type": "number",
              "minimum": -90,
              "maximum": 90
            },
            "longitude": {
              "type": "number",
              "minimum": -540,
              "maximum": 540
            }
          },
          "required": ["latitude", "longitude"],
          "additionalProperties": false
        },
        "estimate": {
          "description": "Exact, and as it is shown; at the place itself nothing is shown.",
          "type": "object",
          "properties": {
            "distance": {
              "type": "object",
              "properties": {
                "meters": {
                  "type": "number",
                  "minimum": 0
                },
                "text": {
                  "type": "string"
                },
                "unit": {
                  "enum": [
                    "m",
                    "km",
                    "ft",
                    "yd",
                    "mi"
                  ]
                },
                "value": {
                  "type": "number",
                  "exclusiveMinimum": 0
                }
              },
              "required": ["meters"],
              "dependentRequired": {
                "text": [
                  "unit",
                  "value"
                ]
              },
              "additionalProperties": false
            },
            "time": {
              "type": "object",
              "properties": {
                "seconds": {
                  "type": "number",
                  "minimum": 0
                },
                "text": {
                  "type": "string"
                },
                "unit": {
                  "const": "min"
                },
                "value": {
                  "type": "integer",
                  "minimum": 1
                }
              },
              "required": ["seconds"],
              "dependentRequired": {
                "text": [
                  "unit",
                  "value"
                ]
              },
              "additionalProperties": false
            }
          },
          "required": ["distance", "time"],
          "additionalProperties": false
        },
        "lane": {
          "type": "object",
          "properties": {
            "directions": {
              "type": "array",
              "items": {"type": "string"},
              "minItems": 1
            },
            "followed": {"type": "string"},
            "state": {"enum": ["avoid", "usable", "preferred"]},
            "usable": {"type": "boolean"},
            "access": {
              "type": "array",
              "items": {"type": "string"}
            }
          },
          "required": ["directions", "state", "usable"],
          "additionalProperties": false
        }
      }
    }

    """#
}
