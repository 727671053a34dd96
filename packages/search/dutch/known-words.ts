/**
 * Dutch words that are right as they are, whether or not the shop sells such a product, so that none counts as a typing
 * error. Words for what the shop sells can be left out, as can words in `synonyms.ts` and `nearest.ts`. Compounds of two
 * of these are known too.
 */
export const dutchWords: readonly string[] = words(`
  dame dames vrouw vrouwen heer heren man mannen meisje jongen kind kinderen baby peuter kleuter tiener puber volwassene volwassenen
  senior ouder ouders moeder vader oma opa tante oom zus broer dochter zoon vriend vriendin collega gast gasten familie gezin buren
  unisex iedereen student studenten zwangere zwangerschap hond honden kat katten poes konijn vogel paard huisdier huisdieren

  huis woning kamer keuken badkamer toilet wc gang hal zolder kelder garage schuur balkon terras tuin serre kantoor studio appartement
  vakantie camping hotel caravan camper boot school winkel markt restaurant sauna strand zwembad
  muur wand vloer plafond deur raam ramen trap dak venster kozijn vensterbank schouw haard open dicht

  stoel kruk bank bureau tafel kast plank rek legplank boekenplank kapstok ladder wieg box commode bureau bureaustoel eetkamerstoel
  barkruk schommel hangmat parasol tuinset tuinstoel tuintafel tuinbank ligstoel strandstoel klapstoel bed ledikant stapelbed hoogslaper
  matras topper lattenbodem boxspring dekbed deken kussen sloop laken hoes sprei plaid molton
  kist koffer mand manden krat doos dozen bak bakken emmer teil prullenbak wasmand opbergbox opbergdoos opbergen speelgoed speelgoedkist
  schoenenkast schoenenrek wijnrek kledingrek kledinghanger kleerhanger haak haken spijker schroef gereedschap hamer boor zaag lijm verf
  behang stucwerk tegel tegels laminaat parket tapijt mat matten deurmat voetmat loper traploper zeil kleed tafelkleed tafelloper placemat
  onderzetter servet servetten schort ovenwant pannenlap theemuts theedoek vaatdoek dweil spons borstel bezem stoffer stofzuiger
  strijkplank strijkijzer wasmachine droger wasdroger vaatwasser koelkast vriezer oven magnetron fornuis kookplaat afzuigkap
  waterkoker broodrooster koffie koffiezetapparaat koffiemachine thee theepot pan pannen koekenpan wok braadpan bord borden schaal schalen
  kom kommen kop kopje mok mokken beker bekers glas glazen wijnglas fles karaf kan bestek mes messen vork lepel snijplank rasp weegschaal
  klok wandklok wekker spiegel schilderij poster foto fotolijst lijst lijstje kaars kaarsen kandelaar waxinelicht lantaarn geurkaars
  geurstokjes wierook vaas pot potten bloempot plantenbak gieter plant planten bloem bloemen boeket tulp tulpen roos rozen orchidee
  cactus vetplant palm varen monstera ficus klimop lavendel boom struik gras kunstgras zaad zaden potgrond mest tuinslang
  hamamdoek strandlaken poncho zwembroek badpak bikini douche douchegordijn douchemat badmat bad kraan wastafel wasbak toiletborstel
  toiletpapier zeep zeeppompje zeepdispenser shampoo tandenborstel handzeep badzout washandje washand gastendoek
  lamp lampen lampenkap spot spots gloeilamp ledlamp fitting snoer stekker stopcontact verlengsnoer schakelaar dimmer batterij
  batterijen accu lader oplader kabel zaklamp nachtlampje discolamp lichtsnoer lichtslinger plafonniere ventilator airco verwarming
  kachel radiator elektrisch elektrische warmtedeken kruik kersenpitkussen luchtbevochtiger luchtreiniger thermostaat rookmelder
  televisie tv radio speaker laptop computer tablet telefoon gsm smartphone printer camera koptelefoon drone spelcomputer
  gordijn gordijnrail gordijnroede roede rails vitrage jaloezie jaloezieen lamel lamellen rolgordijn vouwgordijn plisse plissegordijn
  luxaflex shutter shutters hor horren hordeur zonnescherm zonwering screen raamfolie klamboe muggennet

  kleding kleren jas jassen mantel trui truien vest broek broeken jeans rok jurk bloes blouse hemd overhemd shirt polo top topje pak
  kostuum stropdas riem sok sokken kous kousen panty maillot legging ondergoed onderbroek slip boxershort beha bh lingerie body romper
  pyjama nachthemd badjas ochtendjas kamerjas slof sloffen pantoffel pantoffels slipper slippers schoen schoenen laars laarzen sneaker
  sneakers sandaal sandalen muts sjaal das handschoen handschoenen want wanten pet hoed tas tassen rugzak handtas portemonnee sieraad
  sieraden ketting armband oorbel oorbellen ring horloge bril zonnebril paraplu capuchon mouw mouwen knoop knopen rits kraag zak zakken
  slaapmasker oogmasker oordop oordopjes verzwaringsdeken slaapzak inbakerdoek hydrofiel luier luiers aankleedkussen verschoonkussen
  slab speen fles knuffel knuffels pop auto trein puzzel spel spelletje boek boeken schrift pen potlood verjaardag slinger ballon
  fiets fietstas bal voetbal tent luchtbed slaapmat yogamat halter gewicht trampoline zwembad barbecue vuurkorf vuurschaal houtskool
  briket briketten tang aansteker lucifer hout blok pellet gas gasfles

  kerst kerstboom kerstbal kerstster kerststal kerstkrans kerstsok kerstverlichting piek engel sneeuw slee pasen paasei halloween pompoen
  carnaval sinterklaas moederdag vaderdag valentijn bruiloft huwelijk geboorte kraam feest cadeau kado geschenk surprise

  wit zwart grijs blauw groen geel rood roze paars oranje bruin beige goud zilver brons koper creme ecru taupe turquoise kleur kleuren
  gekleurd bont bonte licht lichte donker donkere mat glanzend glans glimmend doorzichtig transparant effen streep strepen ruit ruiten stip
  stippen bloemen bladeren dieren panter luipaard zebra tijger leeuw olifant dino dinosaurus eenhoorn vlinder vlinders vogels uil vos
  beer beertje hert ster sterren maan wolk wolken regenboog hart hartjes auto autos trein vliegtuig raket brandweer politie prinses
  print motief patroon dessin geborduurd gehaakt gebreid gevlochten geweven gewassen gestikt gequilt gewatteerd

  katoen linnen wol zijde satijn dons veer veren synthetisch polyester viscose bamboe hennep jute sisal kurk leer kunstleer suede
  fluweel ribstof corduroy denim bont nepbont schapenvacht koeienhuid rubber latex schuim plastic kunststof acryl glas kristal porselein
  steen marmer beton travertijn graniet klei terracotta keramiek metaal ijzer staal rvs aluminium messing hout eiken beuken grenen vuren
  teak acacia mango walnoot bamboe riet rotan zeegras paper papier karton

  groot grote grootste klein kleine kleinste lang lange kort korte breed brede smal smalle hoog hoge laag lage diep diepe dik dikke dun
  dunne plat platte rond ronde ovaal ovale vierkant vierkante rechthoekig zwaar zware licht hard harde zacht zachte stevig stevige
  soepel warm warme koud koude koel koele droog nat vochtig schoon vuil sterk zwak snel langzaam stil rustig modern moderne klassiek
  klassieke landelijk landelijke industrieel industriele scandinavisch japandi boho bohemian vintage retro antiek design luxe chique
  minimalistisch hip stoer romantisch speels vrolijk sober natuurlijk duurzaam duurzame biologisch vegan gerecycled handgemaakt
  origineel originele echt echte nep kunst dubbel dubbele enkel enkele half halve heel hele extra mini midi maxi medium normaal standaard
  universeel verstelbaar opvouwbaar inklapbaar uitschuifbaar draaibaar stapelbaar afneembaar draadloos oplaadbaar waterdicht waterafstotend
  vuilafstotend brandvertragend ademend antislip antibacterieel hypoallergeen vrijstaand hangend staand zwevend rolbaar wieltjes

  beddengoed nachtrust slaap slapen slaper snurken insomnia wakker nacht dag ochtend avond winter zomer lente herfst voorjaar najaar
  seizoen weer zon regen kou hitte zweten rug nek schouder schouders heup heupen hoofd voet voeten been benen arm armen hand handen knie
  buik zij pijn klacht klachten allergie hooikoorts astma eczeem hernia huid haar oog ogen koorts
  lezen zitten liggen staan wassen drogen strijken schoonmaken poetsen koken eten drinken werken spelen wonen inrichten decoreren
  verhuizen verbouwen klussen tuinieren kamperen reizen sporten ontspannen

  maat maten size afmeting afmetingen centimeter meter millimeter lengte breedte hoogte diepte dikte gewicht kilo gram liter stuk stuks
  set paar rol meters persoon personen eenpersoons tweepersoons zits persoons zitter jaar maand week dag uur merk merken serie collectie
  vervanging onderdeel onderdelen reserve accessoire accessoires hoek hoeken rand bies franje kwast koord lint touw band poot poten wiel
  wielen handvat greep slot sleutel veer vering rugleuning armleuning zitting zitkussen stoelkussen tuinkussen bankhoes stoelhoes
  boxspringhoes hondenmand hondenkussen kattenmand krabpaal vogelhuisje voerbak
`)

/** Words with which shoppers ask for the service: none of these is a product or a typing error. */
export const serviceWords: readonly string[] = words(`
  retour retourneren retourzending retourbeleid retourlabel terugsturen terugzenden terugbrengen terugbetaling terugbetalen terugbetaald
  ruilen ruiling omruilen omruiling herroepen herroeping herroepingsrecht bedenktijd annuleren annulering annuleer
  bestellen besteld bestelling bestellingen bestelstatus bestelnummer ordernummer order orders status volgen track trace trackcode
  verzenden verzending verzendkosten verzendtijd verzendmethode verstuurd verzonden bezorgen bezorging bezorgkosten bezorgtijd
  bezorgmoment bezorgd thuisbezorgd leveren levering leverkosten leveringskosten leverdatum levertijd levertijden leveringstermijn
  leverbaar voorraad afhalen afhaalpunt ophalen pakketpunt postnl bpost dhl pakket pakje porto transport avondlevering
  betalen betaling betaalmethode betaalmethoden betaalmogelijkheden betaalwijze ideal klarna paypal bancontact payconiq riverty billink
  creditcard visa mastercard maestro achteraf gespreid termijnen factuur facturen rekening btw incasso vooraf
  cadeaubon cadeaubonnen cadeaukaart cadeaukaarten giftcard waardebon tegoedbon tegoed kortingscode kortingscodes actiecode vouchercode
  coupon spaarpunten nieuwsbrief uitschrijven aanmelden afmelden inschrijven
  garantie garantietermijn garantiebewijs klacht klachten klachtenregeling geschil defect kapot beschadigd beschadiging schade reparatie
  repareren montage monteren montagehandleiding handleiding opbouwen installatie meenemen inzameling recyclen
  contact contactformulier klantenservice klantendienst helpdesk hulp vraag vragen faq veelgestelde telefoonnummer telefoon bellen mail
  mailen email emailadres adres adreswijziging whatsapp chat chatten
  openingstijd openingstijden openingsuren openingsuur showroom filiaal filialen vestiging vestigingen bezoekadres route parkeren
  account inloggen login registreren wachtwoord profiel gegevens privacy privacybeleid cookies cookie voorwaarden algemene leveringsvoorwaarden
  vacature vacatures werken sollicitatie pers bedrijf bedrijven zakelijk zakelijke offerte groothandel kvk
  review reviews beoordeling beoordelingen ervaring ervaringen betrouwbaar keurmerk toegankelijkheid duurzaamheid herkomst
`)

function words(text: string): string[] {
  return [...new Set(text.trim().split(/\s+/))]
}
