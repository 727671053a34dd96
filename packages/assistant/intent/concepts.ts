import { remembered } from '@sluimer/search/text/words/remembered'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'

/**
 * Groups of Dutch and Flemish words that mean the same to a shop, as beginnings of words; one that ends in `$` is the
 * whole word. They let a few hundred sentences stand for the many others in which people ask the same.
 */
const groups = {
  deliver: `bezorg thuisbezorg lever$ levert leveren levering geleverd gelever leverings leverkost leverdat levertijd levertermijn verzend verstuur verzond
    opsturen opgestuurd sturen$ stuurt$ versturen shipping porto brengen$ brengt$ gebracht chauffeur koerier postnl bpost dhl transport aankomen aankomst`,
  parcel: 'pakket pakje pakketje zending colli doos levering$',
  cost: 'kost kosten kostprijs prijs prijzen prijskaartje hoeveel$ duur$ tarief gratis betaal$ bedrag toeslag euro$ geld$ goedkoop$',
  free: 'gratis kosteloos',
  when: `wanneer snel$ hoelang hoelaat uur$ dag$ dagen$ week$ weken$ morgen overmorgen vandaag vanavond zaterdag zondag maandag dinsdag woensdag
    donderdag vrijdag weekend feestdag kerst$ avond termijn lang$ laat$ deadline sinterklaas vroeg$`,
  where:
    'waar$ waarheen adres belgie vlaanderen belgisch nederland duitsland frankrijk luxemburg texel wadden ameland terschelling vlieland buitenland land$',
  pay: `betaal betaling betalen betaald ideal wero bancontact creditcard kredietkaart visa mastercard maestro paypal payconiq overschrijv
    overmaken aanbetal contant cash pinnen pin$ bankkaart applepay kaarten$ apple$ google$ btw$ factuur facturen rekening$ afrekenen`,
  later:
    'achteraf termijn gespreid klarna riverty billink in3 alma afbetaling afbetalen schijven krediet later$ keer$ maandelijks',
  fail: 'mislukt mislukken lukt$ lukte foutmelding fout$ fouten geweigerd weigert dubbel hapert error vastgelopen blijft$ hangen$ werkt$ afgeschreven gaat$ niet$ misgegaan mis$',
  return: `retour terugstur terugzend terugbreng terugdoen terugsturen teruggestuurd terugbetal terugbetaald teruggeef teruggeven geld$ terug$ ruil omruil
    herroep bedenktijd zichttermijn bevalt$ tegen$ proefslapen uitproberen niet-goed afzien`,
  broken: `kapot stuk$ defect beschadig schade gebroken$ scheur kraakt kraken doorgezakt mankement los$ ontbreek ontbrek incompleet compleet$ mist$
    garantie waarborg klacht gekrompen verkleurd gescheurd versleten uitgerafeld losgelaten losgeraakt pluist pluizen gat$ gaten krassen kras$ deuk verkeerd$ verkeerde repareren herstel reparatie vlek barst lekt scherven splinters stink stonk ruikt$ meurt$ riekt$ piept$ piepen$ rafelt uitgerafeld krimpt$ barst butsen gebutst gedeukt flikker knipper bromt$ zoemt$ wiebel wankel kriebelt prikt$ jeukt schimmel roestig geroest bulten$ scheef doorgelegen afgebroken afgebladder schilfer losgegaan gebarsten`,
  mine: 'mijn$ mn$ me$ ik$ m$ onze$ ons$',
  order: 'bestelling bestel$ besteld order ordernummer bestelnummer aankoop kjd',
  status:
    'status waar$ blijft volgen$ trace track onderweg ontvangen$ gekregen aangekomen verzonden verstuurd wacht gehoord hoever toegekomen kwijt',
  change:
    'wijzig verander aanpas aangepast annul afzeg cancel stopzet verzet verplaats vergist toevoegen vervang wijziging ongeluk uitstel',
  human: `medewerk mens$ mensen$ persoon iemand bellen$ bel$ belt telefoon telefonisch gsm mailen$ mail$ email contact klantenservice klantendienst bereik$
    bereiken bereikbaar openingst openingsu open$ winkel$ showroom filiaal vestiging gevestigd hoofdkantoor hoofdzetel whatsapp terugbel doorverbind verbind spreken collega helpdesk bezoek langskomen`,
  account:
    'account inlog login aanmeld wachtwoord paswoord registr profiel gegevens privacy nieuwsbrief uitschrijv afmeld passkey cookie avg$ gdpr bevestigingsmail',
  discount:
    'korting kortingscode actie$ acties actiecode voucher waardebon bon$ black$ friday solden sale$ coupon promo dagdeal deal$ deals studentenkorting aanbieding doorgestreept spaarpunt',
  business:
    'zakelijk bedrijf bedrijven hotel$ school$ offerte vennootschap onderneming onderneem b2b firma kvk kantoor btw-nummer groothandel aantallen hotels vereniging vzw instelling stichting',
  measure:
    'maatwerk samenstel samengesteld configur personaliser ontwerp ontwerpen afwijkende inkorten staal$ stalen$ staaltje stofsta wens$ maat-gemaakt custom zelf$',
  firm: `hardheid stevig zacht$ zachte hard$ harde medium zijslaper buikslaper rugslaper weeg$ kilo kg$ gewicht zwaar$ zwaarder lengte$ houding kiezen$ kies$ keuze keuzehulp
    advies adviseren aanraden raad$ past$ passend geschikt warmteklasse zijligger buikligger rugligger draai juiste verschil welk$ wegen weegt aangeraden slaap$`,
  care: 'wassen$ was$ gewassen wast$ droger wasdroger strijk graden schoonmak schoon$ reinig onderhoud onderhouden vlekken wasvoorschrift wasmachine$ luchten stomen gaat$ verschil percal betekent',
  goods: `boxspring matras dekbed donsdeken donsovertrek deken overtrek dekbedovertrek hoeslaken laken kussen hoofdkussen kussensloop sloop slopen topper plaid sprei
    lamp lampen hanglamp tafellamp vloerlamp staanlamp gordijn vloerkleed vloerkled tapijt karpet handdoek badjas kamerjas ochtendjas duster$ fauteuil zetel stoel bank$ bankstel sofa kast$ kasten kastje nachtkast dressoir
    bijzettafel tafel olijfboom slaapshirt spiegel vaas vazen plant planten kamerplant tuinplant jurk pyjama nachthemd nachtkleding kerstboom kerstbal kerstversier bbq barbecue bed$ bedden bedje molton beschermer matrasbeschermer beddengoed
    bedlinnen badtextiel logeerbed kinderbed lattenbodem verlichting meubel poef washand`,
  unsold: `sneaker medicijn geneesmiddel telefoons gsm televisie tv$ laptop fiets fietsen ebike ebikes e-bike bike$ bikes$ katten kater$ poes$ poezen$ huisdier wasmachine koelkast auto auto's telefoon$ iphone computer boek boeken schoen schoenen kleding$ speelgoed koffie bier wijn vliegticket hond kat$ hamster
    droogkast printer camera broek trui sokken parfum shampoo pizza brood fornuis oven magnetron stofzuiger keuken toilet douche$ douchekop douchecabine verf gereedschap boormachine grasmaaier trampoline zwembad gitaar piano horloge sieraad sieraden ring$ ticket tickets games gaming playstation ps4$ ps5$ xbox nintendo videospel spelletje bordspel gezelschapsspel puzzel$ puzzels tablet
    vaatwasser afwasmachine koffiezet waterkoker broodrooster airfryer frituur diepvries vriezer frigo strijkijzer naaimachine haardroger föhn monitor toetsenbord zonnepane laadpaal step$
    scooter brommer autoband banden$ kinderwagen buggy aquarium hondenbrok kattenvoer hondenvoer vogelkooi kippenhok eettafel eetkamer bureaustoel tuinslang hogedruk parasol schommel
    servies bestek pannen$ koekenpan waspoeder wasmiddel luier tandpasta make-up zonnebril paraplu rugzak koffer schroevendraaier ladder behang tegels laminaat parket radiator kachel jas$ jassen$ laarzen
    voetbalschoen tennisracket hengel drone koptelefoon speaker$ batterij$ batterijen usb kaartje concert dakpan isolatie dweil schuurspon spons$ autostoel kinderzitje airco ventilator$ luchtbed waterbed slaapzak hoogslaper halfhoogslaper bedbank opklapbed vouwbed campingbed veldbed kajuitbed hooglaagbed ziekenhuisbed futon hangmat
    krabpaal kattenmand hondenmand poezenmand wasmand gordijnrail gordijnroe gordijnhaak gordijnstang bedhek bedrek bedombouw handdoekrek handdoekhouder handdoekradiator droogrek kledingrek matrasreiniger
    spiegelkast douchegordijn slaapmasker oogmasker wekker geurkaars huisparfum diffuser luchtbevochtiger luchtreiniger warmtedeken wieg$ wiegje commode kinderstoel babyfoon aankleedkussen tent$ camping badmat toiletmat babymatras ledikantje$ strijkplank wasrek tafelkleed tafellaken kaas$ chocolade snoep fruit groente vlees`,
  sell: 'verkoop verkopen verkoopt hebben$ heb$ hebt$ heeft$ zoek zoeken wil$ tonen$ toon$ zien$ kopen$ koop$ nodig$ assortiment aanbod bieden zijn$ er$ vinden$ graag$ verkocht',
  most: 'goedkoopst duurst best$ beste mooiste nieuwste voordeligst laagste hoogste populairst grootste kleinste zachtste warmste dikste',
  stock:
    'voorraad leverbaar krijgen$ beschikbaar uitverkocht stock$ huis$ nog$ prijs$ kost$ score beoordelingen',
  old: 'oude$ oud$ inlever meenemen$ meeneem meegeven ophalen$ opgehaald afvoer milieustraat recycl recupel containerpark weg$ weggooien afgedankt gebruikte',
  ill: `rugpijn pijn$ hernia nek$ rug$ apneu slaapapneu reuma allergi eczeem zwanger medicijn medicat artrose astma ziek arts$ dokter huisarts slapeloos slapeloosheid snurk fibromyalgie
    hoofdpijn doorlig genees geneest operatie geopereerd stress depress klachten$ ziekte ischias scoliose migraine slaappil melatonine schouder heup$ gewricht medisch therap fysio moe$ benauwd niesen decubitus doorlig hoest uitslag jeuk gezondheidsrisico bloed gezond kunstheup kunstknie prothese hooikoorts epilepsie diabetes copd keizersnee dementie kanker chemo beroerte reumatisch doodgaan stikken wiegendood verstikking`,
  law: `recht$ rechten$ rechter rechtbank wet$ wettelijk juridisch advocaat aanklag aansprakelijk schadevergoeding schadeclaim claim$ consumentenrecht consuwijzer geschil procedure ombudsman
    rechtszaak dagvaard ingebreke gebreke strafbaar illegaal wetgeving belasting belastingaangifte testament contract rechtspositie procederen huurder verhuurder huisbaas huurcontract alimentatie erfenis notaris echtscheid`,
  attack: `negeer vergeet$ instructie prompt systeemprompt ignore reveal previous system developer beheerder admin hack wachtwoord$ database sql pretend jailbreak andere-klant
    iemand-anders buurvrouw buurman klantgegevens herhaal bevestig verzin regels beperkingen toegang script opdrachten geheim roleplay rollenspel override bypass disregard instructions jailbroken dan$ token sleutel eigenaar`,
  person:
    'buurvrouw buurman anders$ andere$ ander$ klant klanten collega ex$ vriendin moeder vrouw man$ jan$ piet$ mevrouw meneer',
  greet:
    'hallo hoi hey hee$ hi$ goedemorgen goeiemorgen goedemiddag goedenavond goedenmiddag goeie goeden dag$ yo$ hej joehoe moin vraag$ helpen$ help$ middag$',
  thank:
    'bedankt dank thx thanks merci super$ prima top$ geweldig fijn fijne doei ciao ziens salut oke ok$ oké duidelijk perfect dankuwel mooi$ beantwoord tof$ bye toppie',
  bot: 'robot computer ai$ chatgpt bot$ echt$ echte mens$ naam$ heet$ wie$ gevoel gevoelens leeftijd jij$ je$ ben$ bent$ machine digitaal kunstmatig',
  able: 'kun$ kan$ kunt$ weet$ doet$ doe$ waarmee allemaal helpen$ werkt$ vragen$',
  chatter: `mop$ grap weer$ regen koning hoofdstad gedicht verkiezing politiek recept python vertaal huiswerk voetbal ajax psv feyenoord film muziek verhaal aandelen bitcoin restaurant
    president bereken plus$ liedje zing nieuws sport minister filosof geloof leven$ verveel wedstrijd code$ programma's gewonnen oorlog geschiedenis temperatuur rekenen som$ wiskunde`,
  color:
    'wit$ witte zwart zwarte grijs grijze blauw blauwe groen groene rood rode roze geel gele oker bruin bruine beige taupe antraciet salie zand terracotta creme paars paarse lila naturel goud gouden zilver zilveren brons$ bronzen koper$ koperen koperkleur bordeaux turquoise petrol mosterd ecru gebrokenwit aubergine oranje kobalt',
  cloth:
    'katoen linnen dons$ wol$ wollen satijn flanel percal fluweel jersey eikenhout eiken eik$ noten$ zijde bamboe koudschuim pocketvering traagschuim latex katoenen metalen',
  size: 'eenpersoons tweepersoons twijfelaar maat$ cm$ breed$ kingsize lits-jumeaux xl$ groter grotere kleiner kleinere',
  follow:
    'en$ ook$ die$ deze$ dat$ liever goedkoper goedkopere duurder duurdere daarvan ander$ eerste$ hij$ hem$ dan$ dit$',
} as const

export type Concept = keyof typeof groups

const whole = new Map<string, Concept[]>()
const beginnings = new Map<string, Concept[]>()
for (const [concept, text] of Object.entries(groups))
  for (const written of text.split(/\s+/)) {
    const isWhole = written.endsWith('$')
    const word = isWhole ? written.slice(0, -1) : written
    const list = isWhole ? whole : beginnings
    list.set(word, [...(list.get(word) ?? []), concept as Concept])
  }
const longestBeginning = Math.max(...Array.from(beginnings.keys(), (word) => word.length))
/** Words for goods, without those that are goods only as a whole word. */
export const goodsWords: readonly string[] = groups.goods.split(/\s+/).filter((word) => !word.endsWith('$'))
/** Goods also stand at the end of a compound: 'logeerdekbed'. */
const heads = groups.goods.split(/\s+/).filter((word) => !word.endsWith('$') && word.length > 4)

/** So do things of another trade: 'regenjassen', 'winterbanden', 'hardloopschoenen'. */
const foreignHeads = [
  'jas',
  'jass',
  'schoen',
  'fiets',
  'autoband',
  'terband',
  'laptop',
  'telefoon',
  'machine',
  'zuiger',
  'voer',
  'brok',
  'bakk',
]

/** Returns the goods with which a folded word begins, as the lists have it: 'handdoek' of 'handdoekenset'; undefined for other words. */
export function findGoodsBeginning(word: string): string | undefined {
  if (whole.get(word)?.includes('goods')) return word
  for (let length = Math.min(word.length, longestBeginning); length > 3; length--)
    if (beginnings.get(word.slice(0, length))?.includes('goods')) return word.slice(0, length)
  return undefined
}

/** So many words are remembered with their concepts: all those of a talk, and the usual ones of many. */
const rememberedWords = 4_000

/** Returns the concepts that a folded word stands for, each once; none for most words. */
export const listConcepts: (word: string) => readonly Concept[] = remembered(readConcepts, rememberedWords)

/** Whether a text names goods. */
export function namesGoods(text: string): boolean {
  return splitTokens(fold(text)).flatMap(listConcepts).includes('goods')
}

function readConcepts(word: string): Concept[] {
  const found = new Set(whole.get(word))
  for (let length = Math.min(word.length, longestBeginning); length > 2; length--)
    for (const concept of beginnings.get(word.slice(0, length)) ?? []) found.add(concept)
  // 'Tvs' and 'laptops' are things of another trade as one of them is.
  if (word.endsWith('s') && whole.get(word.slice(0, -1))?.includes('unsold')) found.add('unsold')
  if (/.(?:pijn|klachten)$/.test(word)) found.add('ill')
  const endsWith = (head: string) =>
    word.endsWith(head) || word.endsWith(`${head}s`) || word.endsWith(`${head}en`)
  if (heads.some(endsWith)) found.add('goods')
  else if (!found.has('goods') && foreignHeads.some(endsWith)) found.add('unsold')
  return [...found]
}
