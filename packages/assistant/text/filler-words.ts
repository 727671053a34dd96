/** Words with which people address a shop, and that name nothing it sells. Search has stop words of its own besides. */
export const fillerWords: ReadonlySet<string> = new Set(
  `hallo hoi hey hi dag goedemorgen goedemiddag goedenavond goeiedag saar beste alstublieft alsjeblieft aub svp please
  heb hebt hebben hebde heeft had ge gij gelle jullie jij je u uw ik wij we mij me mijn ons onze
  zoek zoekt zoeken zoekende opzoek gezocht vind vinden gevonden zie zien kijk kijken laat laten toon tonen geef geven geeft bekijken
  kun kan kunt kunnen kunnen zou zouden wil willen wilt wou mag mogen moet moeten graag liefst liever eigenlijk misschien eventueel even eens
  verkoop verkopen verkoopt verkocht koop kopen bestellen bestel aanbod assortiment bieden biedt aanbieden aangeboden voeren voert
  raad raden raadt aanraden aanrader aanraders tip tips advies adviseren suggestie suggesties idee ideeen ideetje
  welke welk wat waar wie hoe hoeveel hoeveelheid wanneer waarom is zijn ben bent was er daar hier dit dat deze die
  kost kosten kostprijs kostte prijs prijzen prijskaartje duur voorraad leverbaar verkrijgbaar beschikbaar bestaat bestaan krijgen krijg
  te ook nog maar en of dus dan wel niet al toch soms ergens iets eentje exemplaar artikel artikelen product producten spullen
  nen ne ulle da wa zone zoal gemiddeld gemiddelde ongeveer geschikt geschikte soort soorten type types model modellen merk merken keuze mogelijk mogelijkheden online webshop winkel shop site website sluimer jullie
  hoor he hè ja nee oke ok prima gewoon echt heel erg zeker weten weet wens interesse geinteresseerd benieuwd nodig hebben
  snel huis levertijd geleverd leveren levert uitverkocht stock score beoordeling beoordelingen beoordeeld gewaardeerd sterren reviews
  doe doen ga gaan maak maakt hoeft hoeven momenteel nu vandaag graag daarvan ervan eerste hem hij het haar ding
  budget bedrag uitgeven besteden centen kwijt betalen betaal spenderen waarde qua ongeveer circa zowat pakweg
  aanschaffen aanschaf schaffen aankopen aankoop halen haal pakken nemen neem neemt krijgt gekregen verkrijgen scoren gaat gaan ging
  bekeken bekijk vertel vertellen zeg zeggen zegt noem noemen help helpen hulp vraag vragen graagst hoop hopen denk denken dacht dachten
  toevallig wellicht eerder vooral bijvoorbeeld namelijk trouwens tenslotte inmiddels ondertussen binnenkort straks later vroeger
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekeinde binnen op-tijd
  vanavond morgen overmorgen week weken maand dagen dag deze volgende volgend komende komend aanstaande aankomende net pas zodat omdat want terwijl hoewel indien
  vanwege wegens ooit nooit altijd vaak meestal weleens veel weinig meer minder meest minst genoeg helemaal volledig best zeer nogal vrij best
  enkele enige sommige alle alles elk elke ieder iedere paar beetje stuk stuks aantal hoeveel zoveel evenveel
  hierbij daarbij ermee erbij ervoor hiervoor daarvoor waarvoor waarmee daarmee eraan eraf erop eronder
  niemand iemand men mensen persoon personen man vrouw kind vriend vriendin moeder vader oma opa collega buurman
  zin nuttig handig fijn fijne leuke leuk mooie mooi goede goed prachtig prachtige geweldig schoon schone schoner tof toffe knappe
  amai zeg joh hoor toe hé ha oh ah wow tja nou bon allee enfin ahja dankjewel bedankt dank
  anders alvast groetjes groeten groet gr mvg vriendelijke hartelijke doei
  wonen woon kamer huisje thuis staan staat ligt liggen zit zitten hangen hangt passen past bij inrichten ingericht
  willen wilde wou zouden kon konden mocht moest zal zullen zult word wordt worden werd geworden
  geldt gelden lijkt lijken schijnt blijft blijven laat gelaten gedaan gemaakt komt komen kwam gekomen
  tevreden mensen andere anderen kopers ervaring ervaringen leuks moois ie mn m'n t ff effe ofzo es eentje namelijk overdag toon laten zien
  bedoel bedoelde bedoelt weekend klanten klant scoort liggend vinden vonden zeggen denken blij over nieuws contact
  wacht wachten lezen zitten kruipen logees logés haast dringend mogelijk opgeslagen spul
  zoudt zoude kunde wilt goei goeie peins peinst allez seg efkes ne nen mijnen uwen onzen diene dienen gelijk geren gaarne moogt
  cadeau cadeautje kado kadootje cadeaus formaat logeerkamer slaapkamer woonkamer eetkamer living salon huiskamer zithoek pakweg liefste zo'n zon rondom haha hihi lol budget
  waarom mn aller heet heten ding dingen zoiets soortgelijks
  totaal samen elkaar opgeteld alles em um eerst want schoonmoeder schoonvader zus broer buurvrouw
  bijpassend bijpassende bijbehorend bijbehorende passend passende
  please hello hi the a an i you do have sell want need looking for with and of some any show me`.split(
    /\s+/,
  ),
)

/** Words of what is told beside goods: who sleeps there, how the room is, how it should be to live with. Elsewhere they may say what is asked. */
export const asideWords: ReadonlySet<string> = new Set(
  `s nacht nachts snachts slaap slaapt slapen geslapen lig lekker helpt helpen hielp gerust dezelfde zelfde hetzelfde alleen lange lang lengte grote groot hoger
  kant klaar ruimte dak schuin yo hee blut kamers cv zonder zwanger haren makkelijk makkelijke wast droogt snelst krijgt daarin mee ja elke oude oud gekocht caravan
  camper boot vakantiehuisje kleuter steeds telkens blijven hangt snapt eigen gewicht neertellen trekken`.split(
    /\s+/,
  ),
)
