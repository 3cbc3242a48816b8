/// The files of `Icons`, compiled into the program.
enum EmbeddedIcons {
  private typealias Files = PackageResources

  /// The maneuver icons, named without `.svg`.
  static let maneuvers: [String: [UInt8]] = [
    "arrive": Files.arrive_svg, "arrive-end-of-directions": Files.arrive_end_of_directions_svg,
    "arrive-right": Files.arrive_right_svg, "arrive-straight": Files.arrive_straight_svg,
    "bike-rent": Files.bike_rent_svg, "bike-return": Files.bike_return_svg,
    "border-crossing": Files.border_crossing_svg, "building-enter": Files.building_enter_svg,
    "building-exit": Files.building_exit_svg, "change-highway": Files.change_highway_svg,
    "change-highway-right": Files.change_highway_right_svg, "depart": Files.depart_svg,
    "depart-right": Files.depart_right_svg, "elevator": Files.elevator_svg,
    "end-of-road-right": Files.end_of_road_right_svg, "escalator": Files.escalator_svg,
    "ferry-board": Files.ferry_board_svg, "ferry-board-right": Files.ferry_board_right_svg,
    "ferry-change": Files.ferry_change_svg, "ferry-disembark": Files.ferry_disembark_svg,
    "ferry-train-board": Files.ferry_train_board_svg,
    "ferry-train-board-right": Files.ferry_train_board_right_svg,
    "ferry-train-disembark": Files.ferry_train_disembark_svg, "fork-right": Files.fork_right_svg,
    "gate": Files.gate_svg, "keep-middle": Files.keep_middle_svg,
    "keep-right": Files.keep_right_svg, "level-change": Files.level_change_svg,
    "merge": Files.merge_svg, "merge-right": Files.merge_right_svg, "none": Files.none_svg,
    "notification": Files.notification_svg, "off-ramp": Files.off_ramp_svg,
    "off-ramp-right": Files.off_ramp_right_svg,
    "off-ramp-sharp-right": Files.off_ramp_sharp_right_svg,
    "off-ramp-slight-right": Files.off_ramp_slight_right_svg,
    "off-ramp-u-turn-right": Files.off_ramp_u_turn_right_svg, "off-route": Files.off_route_svg,
    "on-ramp": Files.on_ramp_svg, "on-ramp-right": Files.on_ramp_right_svg,
    "on-ramp-sharp-right": Files.on_ramp_sharp_right_svg,
    "on-ramp-slight-right": Files.on_ramp_slight_right_svg,
    "on-ramp-u-turn-right": Files.on_ramp_u_turn_right_svg, "park-vehicle": Files.park_vehicle_svg,
    "stairs": Files.stairs_svg, "straight": Files.straight_svg,
    "switch-main-road": Files.switch_main_road_svg,
    "switch-parallel-road": Files.switch_parallel_road_svg, "toll-gate": Files.toll_gate_svg,
    "transit-alight": Files.transit_alight_svg, "transit-board": Files.transit_board_svg,
    "transit-remain-on": Files.transit_remain_on_svg,
    "transit-station-enter": Files.transit_station_enter_svg,
    "transit-station-exit": Files.transit_station_exit_svg,
    "transit-transfer": Files.transit_transfer_svg, "turn-right": Files.turn_right_svg,
    "turn-sharp-right": Files.turn_sharp_right_svg,
    "turn-slight-right": Files.turn_slight_right_svg, "u-turn-right": Files.u_turn_right_svg,
    "waypoint": Files.waypoint_svg, "waypoint-right": Files.waypoint_right_svg,
    "waypoint-straight": Files.waypoint_straight_svg,
  ]

  /// The plates of shields, named without `.svg`.
  static let shields: [String: [UInt8]] = [
    "ca-crown": Files.ca_crown_svg, "ca-trans-canada": Files.ca_trans_canada_svg,
    "circle": Files.circle_svg, "diamond": Files.diamond_svg, "exit-arrow": Files.exit_arrow_svg,
    "exit-box": Files.exit_box_svg, "exit-deguchi": Files.exit_deguchi_svg,
    "exit-fork": Files.exit_fork_svg, "exit-tab": Files.exit_tab_svg, "hexagon": Files.hexagon_svg,
    "hexagon-peaked": Files.hexagon_peaked_svg, "jp-national": Files.jp_national_svg,
    "mx-federal": Files.mx_federal_svg, "octagon": Files.octagon_svg,
    "pentagon": Files.pentagon_svg, "pentagon-down": Files.pentagon_down_svg,
    "rectangle": Files.rectangle_svg, "rectangle-banded": Files.rectangle_banded_svg,
    "rounded": Files.rounded_svg, "shield": Files.shield_svg,
    "shield-banded": Files.shield_banded_svg, "trapezoid": Files.trapezoid_svg,
    "tw-freeway": Files.tw_freeway_svg, "us-az": Files.us_az_svg, "us-ca": Files.us_ca_svg,
    "us-co": Files.us_co_svg, "us-fl": Files.us_fl_svg, "us-ga": Files.us_ga_svg,
    "us-interstate": Files.us_interstate_svg, "us-ks": Files.us_ks_svg, "us-mo": Files.us_mo_svg,
    "us-nv": Files.us_nv_svg, "us-ny": Files.us_ny_svg, "us-oh": Files.us_oh_svg,
    "us-pa": Files.us_pa_svg, "us-route": Files.us_route_svg, "us-ut": Files.us_ut_svg,
    "us-wa": Files.us_wa_svg,
  ]

  /// The signs, markers and buttons, named without `.svg`.
  static let furniture: [String: [UInt8]] = [
    "accident": Files.accident_svg, "bridge": Files.bridge_svg, "charging": Files.charging_svg,
    "closed-road": Files.closed_road_svg, "compass": Files.compass_svg,
    "congestion": Files.congestion_svg, "crosswalk": Files.crosswalk_svg, "fuel": Files.fuel_svg,
    "map-my-location": Files.map_my_location_svg, "map-pan": Files.map_pan_svg,
    "map-recenter": Files.map_recenter_svg, "map-zoom-in": Files.map_zoom_in_svg,
    "map-zoom-out": Files.map_zoom_out_svg, "marker-destination": Files.marker_destination_svg,
    "marker-entrance": Files.marker_entrance_svg, "marker-waypoint": Files.marker_waypoint_svg,
    "no-limit": Files.no_limit_svg, "parking": Files.parking_svg,
    "rail-crossing": Files.rail_crossing_svg, "rest-area": Files.rest_area_svg,
    "road": Files.road_svg, "roadworks": Files.roadworks_svg, "school": Files.school_svg,
    "section-camera": Files.section_camera_svg, "service-area": Files.service_area_svg,
    "speed-camera": Files.speed_camera_svg, "stop-sign": Files.stop_sign_svg,
    "toll-plaza": Files.toll_plaza_svg, "traffic-light": Files.traffic_light_svg,
    "tunnel": Files.tunnel_svg, "unpaved": Files.unpaved_svg, "warning": Files.warning_svg,
    "weather": Files.weather_svg, "yield-sign": Files.yield_sign_svg,
  ]
}
