/// The words by which driving instructions of a language are known.
///
/// Only what a driver does and where; no articles and no words of street names, which stand in
/// instructions of other languages too.
enum ManeuverWords {
  /// For each language its words, in lower case.
  static let table: [(tag: String, words: String)] = [
    (
      "en",
      "turn turns left right onto continue take exit ramp merge keep head slight slightly "
        + "sharp sharply straight roundabout traffic circle enter leave arrive arrived "
        + "destination toward towards your you have reached make uturn bear fork follow stay "
        + "the at proceed becomes board ferry north south east west northeast northwest "
        + "southeast southwest waypoint walk drive go and on then start bus train get off toll "
        + "road signs for way leg"
    ),
    (
      "de",
      "links rechts abbiegen biegen weiter fahren halten nehmen nach kreisverkehr ausfahrt "
        + "verlassen ziel erreicht richtung geradeaus wenden scharf leicht auffahrt sie ihr "
        + "ihre dem der auf die am ende straße gabelung folgen dann norden süden osten westen "
        + "nordosten nordwesten südosten südwesten starten einfädeln fähre rampe spur liegt "
        + "haben zwischenziel autobahn wechseln laufen gehen losfahren abfahrt hier und das zur "
        + "zum"
    ),
    (
      "fr",
      "tournez tourner droite gauche continuez continuer prenez prendre sortie rond point "
        + "serrez serrer restez rester légèrement fortement sur vers votre arrivé arrivée êtes "
        + "vous insérez dirigez demi faites faire bretelle tout droit bifurcation suivez suivre "
        + "au la le puis nord sud est ouest quittez quitter bac empruntez emprunter franchement "
        + "rejoignez allez partez bout fin route à dans diriger giratoire sortir arrivez "
        + "arriverez entrez entrer direction tour pour"
    ),
    (
      "es",
      "gire gira girar doble dobla derecha izquierda continúe continúa continuar salida "
        + "rotonda tome toma tomar hacia diríjase dirígete mantenga manténgase mantente "
        + "incorpórese incorpórate llegado destino siga sigue ligeramente cerrada recto derecho "
        + "cambio sentido ha has su tu en la por norte sur este oeste noreste noroeste sureste "
        + "suroeste rampa sal salga vía coja coge bifurcación desvíate glorieta ferri ve vaya "
        + "final calle el transbordador media vuelta llegar vas salir haz para"
    ),
    (
      "pt",
      "vire virar direita esquerda continue continuar saída rotatória rotunda pegue "
        + "mantenha siga sentido curva suave acentuada você chegou seu destino faça retorno na "
        + "no à em direção norte sul leste este oeste nordeste noroeste sudeste sudoeste entre "
        + "incorpore acesso rampa bifurcação frente ligeiramente abruptamente reto balsa sair "
        + "inversão marcha tome saia dirija vá ao fim"
    ),
    (
      "it",
      "svolta svoltare gira girare destra sinistra continua continuare prosegui procedi "
        + "prendi prendere uscita rotonda rotatoria mantieni mantenere la alla verso "
        + "destinazione arrivato raggiunto sei hai tua leggermente leggera decisamente dritto "
        + "inversione fai esci entra su nord sud est ovest nordest nordovest sudest sudovest "
        + "rampa immettiti bivio in fine strada dirigiti tieni tenere traghetto di poi vai "
        + "svincolo tieniti imbocca tornare indietro"
    ),
    (
      "nl",
      "linksaf rechtsaf sla ga links rechts verder rotonde afslag neem houd bestemming "
        + "bereikt richting rechtdoor keer om scherpe scherp flauwe flauw de het op naar noord "
        + "zuid oost west noordoosten noordwesten zuidoosten zuidwesten noordelijke zuidelijke "
        + "oprit splitsing volg bij einde weg invoegen voeg veerpont vertrek bent aangekomen "
        + "bocht aan en dan noorden zuiden oosten westen uw je tweede eerste derde"
    ),
    (
      "he",
      "פנה פנו ימינה שמאלה המשך המשיכו ישר צא צאו יציאה הכיכר כיכר בכיכר ביציאה הגעת הגעתם "
        + "ליעד היעד יעדך פרסה בצע בצעו אל לכיוון השתלב השתלבו קלות חדות התמזג התמזגו היצמד "
        + "היצמדו מחלף רמפה צפונה דרומה מזרחה מערבה צפון דרום מזרח מערב התחל התחילו על ימין "
        + "שמאל את סע סעו עלו עלה"
    ),
    (
      "ar",
      "انعطف اتجه استمر تابع اخرج خذ يمينا يسارا اليمين اليسار يمين يسار المخرج الدوار "
        + "الوجهة وجهتك لقد وصلت نحو باتجاه إلى على في الشمال الجنوب الشرق الغرب شمالا جنوبا "
        + "شرقا غربا انضم ادخل قليلا حاد بشكل مستقيم الابقى ابق واصل السير للخلف منعطف طريق "
        + "الطريق للوصول الى اسلك قم ستصل اتجاه الاتجاه نهاية المعبر"
        + " توجّه شرقاً شمالاً جنوباً غرباً يميناً يساراً"
        + " الخروج مسار"
    ),
    ("zh-Hant", ""), ("zh-Hans", ""), ("ja", ""), ("ko", ""),
    (
      "ru",
      "поверните налево направо продолжайте движение съезд съезжайте держитесь прямо "
        + "развернитесь круговом кругу кольце вы прибыли пункт пункта назначения плавно резко "
        + "на в направлении левее правее двигайтесь въезжайте выезжайте сверните левый правый "
        + "по езжайте следуйте северном южном восточном западном перестройтесь паром конце "
        + "развилке съезда место"
    ),
    (
      "uk",
      "поверніть ліворуч праворуч продовжуйте рух рухайтесь рухайтеся тримайтесь прямо "
        + "розверніться кільце кільці ви прибули пункту призначення плавно різко на у напрямку "
        + "лівіше правіше виїжджайте зверніть лівий правий за північ південь схід захід пором "
        + "їдьте здійсніть розворот та прибудете вулицю правою лівою"
    ),
    (
      "bg",
      "завийте завий наляво надясно продължете напред излезте изход кръговото кръгово "
        + "движение пристигнахте местоназначение вашата дръжте вдясно вляво по към обратен "
        + "направете поемете"
    ),
    (
      "pl",
      "skręć lewo prawo kontynuuj jedź zjazd zjedź rondzie rondo rondem trzymaj się lewej "
        + "prawej strony dojechano celu cel zawróć ostro lekko łagodnie prosto na kierunku "
        + "wjedź północ południe wschód zachód końcu drogi wyjazd przybywasz wybierz kieruj "
        + "dołącz zjazdem opuść dotarłeś"
    ),
    (
      "cs",
      "odbočte vlevo vpravo doleva doprava pokračujte jeďte sjezd výjezd kruhový kruhovém "
        + "objezd objezdu držte cíle cíl dorazili jste rovně otočte mírně ostře na ulici směrem "
        + "směr sever jih východ západ vyjeďte najeďte zahněte nájezd severně vyjezdem zůstaňte"
    ),
    (
      "sk",
      "odbočte vľavo vpravo doľava doprava pokračujte choďte výjazd zjazd kruhový objazd "
        + "objazde držte cieľ cieľa dorazili ste rovno otočte mierne ostro na smerom smer "
        + "zabočte"
    ),
    (
      "sl",
      "zavijte zavij levo desno nadaljujte nadaljuj naravnost krožišču krožišče izvoz "
        + "držite se na cilj prispeli ste vaš rahlo ostro polkrožno obrnite proti sever jug "
        + "vzhod zahod vožnjo zapeljite peljite uvoz destinacija postanek prispete izvozu smeri "
        + "razcepu klančino"
    ),
    (
      "hr",
      "skrenite lijevo desno nastavite ravno kružnom kružni toku tok izlaz izlazu držite se "
        + "na odredište stigli ste blago oštro polukružno okrenite prema sjever jug istok zapad "
        + "pravo"
    ),
    (
      "hu",
      "forduljon fordulj balra jobbra folytassa folytasd tovább hajtson hajts ki "
        + "körforgalom körforgalomban kijárat kijáraton tartson tarts megérkezett úticél célhoz "
        + "enyhén élesen egyenesen irányba irány felé északi déli keleti nyugati vezessen "
        + "visszafordulás térjen le menjen csatlakozzon jobb bal az rá úti célja kompot "
        + "válassza fog érkezni célponthoz oldalon úton lépjen"
    ),
    (
      "ro",
      "virați virează stânga dreapta continuați continuă înainte ieșirea ieșire sensul "
        + "giratoriu sens mențineți păstrați ajuns destinație destinația la pe spre ușor brusc "
        + "întoarceți nord sud est vest intrați luați mergeți bretea ați ieșiți"
    ),
    (
      "sv",
      "sväng svänger vänster höger fortsätt rakt fram rondellen rondell avfarten avfart ta "
        + "håll dig framme målet mål destination du är din mot lätt svagt skarp skarpt kör "
        + "norrut söderut österut västerut påfarten på till in slutet vägen färjan anlänt ramp "
        + "åk följ"
    ),
    (
      "da",
      "drej venstre højre fortsæt ligeud rundkørslen rundkørsel afkørsel frakørsel tag hold "
        + "dig ankommet destination målet din du er mod let svagt skarpt kør nordpå sydpå østpå "
        + "vestpå nord syd øst vest tilkørsel ad til af ind slutningen vejen færgen foretag "
        + "rampen nordøst nordvest sydøst sydvest flet vil ankomme destinationen vend"
    ),
    (
      "nb",
      "sving venstre høyre fortsett rett frem rundkjøringen rundkjøring avkjørsel "
        + "avkjøringen avkjørselen ta hold ankommet bestemmelsessted destinasjonen du er har "
        + "mot svakt skarpt kjør nordover sørover østover vestover nord sør øst vest "
        + "påkjøringen inn på til slutten veien fergen krapt flett rampen målet din reisemålet "
        + "ditt framme vil ankomme ankommer"
        + " ankom"
    ),
    (
      "fi",
      "käänny vasemmalle vasempaan vasemmalla oikealle oikeaan oikealla jatka suoraan aja "
        + "liikenneympyrässä liikenneympyrästä liikenneympyrään liittymästä poistu pysy olet "
        + "saapunut määränpää määränpäähän perillä loivasti jyrkästi tiukasti kohti suuntaan "
        + "pohjoiseen etelään itään länteen ota rampille ramppi poistumistie ja tielle tien "
        + "lopussa lähde kulje tiellä liity saavut tee haarassa kaistaa suuntana pysyäksesi "
        + "kohteeseen kiertoliittymässä"
    ),
    (
      "tr",
      "sola sağa sol sağ dönün dön devam edin et çıkışı çıkış çıkıştan kavşakta döner "
        + "kavşağa hedefinize vardınız ulaştınız hafif keskin düz dönüşü yap yapın doğru "
        + "yönünde kuzeye güneye doğuya batıya kuzey güney doğu batı üzerinde ilerleyin yola "
        + "gidin hedef çıkın katılın yolun sonunda bağlantı kalın varış tarafa tarafına yönelin "
        + "kuzeydoğu kuzeybatı güneydoğu güneybatı varacaksınız ulaşacaksınız kavşaktan "
        + "çıkışından"
        + " istikametindeki istikametinde ayrımında yönde kal ayrımda"
    ),
    (
      "id",
      "belok kiri kanan lanjutkan terus lurus bundaran keluar ambil ke di tujuan anda tiba "
        + "telah sampai sedikit tajam menuju putar balik utara selatan timur barat masuk jalan "
        + "tetap pada arah serong jalur pintu tikungan gabung menjadi tol"
    ),
    (
      "vi",
      "rẽ quẹo trái phải tiếp tục đi thẳng vòng xoay lối ra đến nơi bạn đã tới hướng về "
        + "quay lại đầu chếch gắt vào bên giữ theo bắc nam đông tây nhập đường nhánh đích điểm "
        + "hết chạy"
    ),
    (
      "ca",
      "gireu gira dreta esquerra continueu continua sortida rotonda agafeu preneu pren heu "
        + "arribat destí cap lleugerament recte canvi sentit feu nord sud est oest la al pel "
        + "lateral seguiu trencant pronunciadament has teva agafa surt segueix esteu arribareu "
        + "direcció"
        + " giri per continuï prengui"
        + " dirigiu vos"
    ),
    (
      "el",
      "στρίψτε αριστερά δεξιά συνεχίστε ευθεία έξοδο κυκλικό κόμβο φτάσατε προορισμό "
        + "προορισμός σας προς κατευθυνθείτε αναστροφή βόρεια νότια ανατολικά δυτικά στην στον "
        + "στη βγείτε ελαφρά μείνετε"
    ),
    (
      "eo",
      "turniĝu turnu maldekstren dekstren daŭrigu pluen rekte trafikcirklo trafikcirklon "
        + "trafikcirklen eliru elirejo elveturejo elveturejon enveturu veturu vi atingis "
        + "atingos celon cela via al sur ek direkte iomete ege norden suden orienten okcidenten "
        + "reveturu ĉe fino vojo enveturejo"
    ),
    ("my", ""), ("th", ""),
    (
      "fa",
      "بپیچید راست چپ ادامه دهید مستقیم خروجی میدان مقصد رسیدید شما به سمت خارج شوید دور "
        + "بزنید"
    ),
  ]

  /// Characters of turns that Chinese words otherwise.
  static let japanese = Set("折").scalars

  /// Characters of driving instructions that are written otherwise in mainland China.
  static let traditional = Set("頭調發東轉繼續進駛達開號過環圓匯離處經請駕點遠隨車終線").scalars

  /// The same characters as mainland China writes them.
  static let simplified = Set("头调发向东转继续进驶达开号过环圆汇离处经请驾点远随车终线").scalars
}

extension Set<Character> {
  fileprivate var scalars: Set<Unicode.Scalar> { Set<Unicode.Scalar>(flatMap(\.unicodeScalars)) }
}
