import Testing

@testable import Routes

@Suite struct SideWordsTests {
  @Test(arguments: [
    ("Make a left U-turn.", TurnSide.left), ("Nach rechts eine Kehrtwende machen.", .right),
    ("Faites demi-tour à gauche.", .left), ("Haga un cambio de sentido a la derecha.", .right),
    ("Faça o retorno à esquerda.", .left), ("Fai un'inversione a destra", .right),
    ("Maak een U-bocht linksaf", .left), ("בצע פניית פרסה שמאלה", .left), ("انعطف يميناً", .right),
    ("左方向です。", .left), ("Развернитесь направо.", .right), ("U자형 좌회전", .left),
  ])
  func `words of many languages name a side`(sentence: String, side: TurnSide) {
    #expect(SideWords.side(in: sentence) == side)
  }

  @Test(arguments: [
    "Continue straight", "Keep left to take the exit on the right", "Continuez tout droit",
    "Siga derecho", "Leftwich Road", "",
  ])
  func `other sentences name none`(sentence: String) {
    #expect(SideWords.side(in: sentence) == nil)
  }

  @Test func `the name of a road is not a side`() {
    #expect(SideWords.side(in: "Make a U-turn onto Links Road", without: ["Links Road"]) == nil)
    #expect(SideWords.side(in: "Turn right onto Left Bank", without: ["Left Bank"]) == .right)
  }
}
