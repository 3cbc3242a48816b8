import Testing

@testable import Routes

@Suite struct SideWordsTests {
  @Test(arguments: [
    ("Make a left U-turn.", TurnSide.left), ("Nach rechts eine Kehrtwende machen.", .right),
    ("Faites demi-tour à gauche.", .left), ("Haga un cambio de sentido a la derecha.", .right),
    ("Faça o retorno à esquerda.", .left), ("Fai un'inversione a destra", .right),
    ("Maak een U-bocht linksaf", .left), ("בצע פניית פרסה שמאלה", .left), ("انعطف يميناً", .right),
    ("左方向です。", .left), ("Развернитесь направо.", .right), ("U자형 좌회전", .left),
    // Capitals inside of a sentence begin names; whole sentences may have them.
    ("At Right Street turn left", .left), ("Turn Left onto Elm Street", .left),
    ("MAKE A U-TURN TO THE RIGHT", .right), ("Links abbiegen auf Rechte Wienzeile", .left),
  ])
  func `words of many languages name a side`(sentence: String, side: TurnSide) {
    #expect(SideWords.side(in: sentence) == side)
  }

  @Test(arguments: [
    "Continue straight", "Keep left to take the exit on the right", "Continuez tout droit",
    "Siga derecho", "Leftwich Road", "",
    "Make a U-turn at Right Street", "Take exit 12 toward Left Bank/Oakville",
  ])
  func `other sentences name none`(sentence: String) {
    #expect(SideWords.side(in: sentence) == nil)
  }

  @Test func `the name of a road is not a side`() {
    #expect(SideWords.side(in: "Make a U-turn onto Links Road", without: ["Links Road"]) == nil)
    #expect(SideWords.side(in: "Turn right onto Left Bank", without: ["Left Bank"]) == .right)
  }
}
