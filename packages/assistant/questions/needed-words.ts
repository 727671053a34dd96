/** What a message must have, or must not have, to ask a question: words in common with a way of asking it may all be those of goods. */
interface Need {
  readonly of: RegExp
  /** Each of these is in every message that asks it. */
  readonly has?: readonly RegExp[]
  /** None of these is. */
  readonly hasNot?: RegExp
}

const cares =
  /^(?=.*(?:\b(?:hoe\p{L}*|mag|mogen|kan|kun|kunnen|moet|vaak|waarom|waarmee|wat|help)\b|vlek|stug|hard|gele?|bloed|wijn|\?))(?=.*\b(?:was|wass\p{L}*|wast|gewassen|\p{L}*wasmachine|\p{L}*droger|droogtrommel|graden|op\s+0|vlek\p{L}*|gele|bloed|koffie|urine|plas|wijn|schoon\p{L}*|proper|reinig\p{L}*|stom\p{L}*|strijk\p{L}*|onderhoud\p{L}*|stofzuig\p{L}*|krimp\p{L}*|stug|keihard|hard|bleek\p{L}*|fris|olien|verschon\p{L}*|verschoon\p{L}*)\b)/u
const clothes =
  /flanel|linnen|katoen|satijn|jersey|percal|microvezel|lyocell|beddengoed|laken|overtrek|sloop|slopen/u
const smells = /\b(?:ruik\p{L}*|stink\p{L}*|stonk|geur\p{L}*|meurt|riekt|lucht)\b/u
const pays =
  /\b(?:betaal\p{L}*|betal\p{L}*|afreken\p{L}*|betaalmiddel|klarna|riverty|pin\p{L}*|bank\p{L}*|geld|scherm|foutmelding|error|kaart\p{L}*)\b/u
const rates =
  /\b(?:review\p{L}*|beoordel\p{L}*|recensie\p{L}*|sterren|cijfer|score|waardering\p{L}*|vinden|zeggen|mening)\b/u
const asksService = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'u')

const washes =
  /\b(?:was|wass\p{L}*|wast|gewassen|\p{L}*wasmachine|\p{L}*droger|droogtrommel|graden|strijk\p{L}*|krimp\p{L}*|vlek\p{L}*|bleek\p{L}*|bleken|stom\p{L}*|pluis\p{L}*|pluiz\p{L}*)\b/u

const needs: readonly Need[] = [
  {
    of: /^Mag een baby/,
    has: [
      /bab[iy]|pasgebor|zuigeling|dreumes|newborn|maand|wieg|vanaf w|vanaf welke|\b0 jaar|kindje|veilig|stik/u,
    ],
  },
  { of: /^Wat (?:is|zijn) (?!het verschil)|^Wat beteken(?:t|en) (?:gram|de warmte)/, hasNot: washes },
  { of: /^Wat betekenen de warmteklassen/, has: [/klasse|warm|koud|koel/u] },
  {
    of: /^Welke stof is het koelst/,
    has: [/stof|beddengoed|overtrek|laken|materiaal/u, /koel|zomer|zweet|zwet|warm|adem/u],
  },
  {
    of: /^Hoe was ik een dekbed/,
    has: [cares, /\b\p{L}*(?:dekbed|donsdeken|dons|donzen)\p{L}*\b/u],
    hasNot: /overtrek/u,
  },
  { of: /^Hoe was ik een hoofdkussen/, has: [cares, /kussen(?!s?lo)/u] },
  { of: /^Hoe was ik handdoeken/, has: [cares, /handdoek|badjas|badlaken|badstof|washand|kamerjas/u] },
  { of: /^Hoe was ik gordijnen/, has: [cares, /gordijn/u], hasNot: /verduister\p{L}*$/u },
  {
    of: /^Hoe was ik een plaid/,
    has: [cares, /plaid|deken|sprei|wol\b|wollen/u],
    hasNot: /\b(?:niet|geen|zonder) (?:van )?wol/u,
  },
  { of: /^Mag een matras of topper/, has: [cares, /matras|topper|tijk|hoes/u] },
  { of: /^Hoe krijg ik een vlek uit mijn matras/, has: [cares, /matras|topper|\bbed\b/u] },
  { of: /^Hoe krijg ik een vlek uit mijn laken/, has: [cares, /laken|overtrek|sloop|slopen|beddengoed/u] },
  { of: /^Hoe maak ik een boxspring/, has: [cares, /boxspring|fauteuil|zetel|hoofdbord|\bbank\b/u] },
  { of: /^Hoe onderhoud ik meubels/, has: [cares, /hout|eiken|noten|tafel|dressoir|nachtkast|meubel/u] },
  { of: /^Elke week: een vloerkleed/, has: [cares, /kleed|tapijt|karpet/u], hasNot: /vlek|wijn|koffie/u },
  { of: /^Op hoeveel graden/, has: [cares, clothes] },
  { of: /^Mijn nieuwe matras of kussen ruikt/, has: [smells, /nieuw|normaal|matras|topper|kussen/u] },
  {
    of: /^Hoe vaak moet ik mijn matras/,
    has: [/\b(?:draai\p{L}*|keer|keert|keren|omdraai\p{L}*|omker\p{L}*)\b/u],
  },
  { of: /^Krimpt beddengoed/, has: [/krimp|eerst wassen|voor gebruik/u] },
  { of: /^Hoe vaak verschoon/, has: [/vaak/u] },
  {
    of: /^Zetten jullie een bed/,
    has: [
      asksService(
        'elkaar|mekaar|ineen|\\p{L}*monte\\p{L}*|\\p{L}*montage\\p{L}*|op|opbouw\\p{L}*|opgebouwd|\\p{L}*installe\\p{L}*|geplaatst|plaatsing',
      ),
    ],
  },
  { of: /^Komt er iemand bij mij thuis opmeten/, has: [asksService('\\p{L}*me[e]?t\\p{L}*|maat|maten')] },
  {
    of: /^Hangen jullie gordijnen op/,
    has: [asksService('op|aan|ophang\\p{L}*|ophangt|opgehangen|aansluit\\p{L}*|aangesloten|monteren')],
    hasNot: /\bheb\p{L}* (?:je|jullie|ge|u)\b/u,
  },
  {
    of: /^Kunnen jullie iets korter/,
    has: [
      asksService(
        '\\p{L}*kort\\p{L}*|vermaken|smaller|lengte|\\p{L}*borduu?r\\p{L}*|\\p{L}*druk\\p{L}*|\\p{L}*graveer\\p{L}*|gegraveerd|graveren|naam|namen|initialen|logo|personaliseren',
      ),
    ],
    hasNot: /boxspring|\bbed\b/u,
  },
  {
    of: /^Repareren, bekleden of reinigen/,
    has: [
      asksService(
        'repar\\p{L}*|herstel\\p{L}*|maken|stoffer\\p{L}*|reinig\\p{L}*|stomen|wassen|bekle\\p{L}*|opknap\\p{L}*|knappen|bijvul\\p{L}*',
      ),
    ],
  },
  {
    of: /^Kan ik een bed of meubel huren/,
    has: [asksService('\\p{L}*hu(?:u)?r\\p{L}*|lenen|leasen|uitlenen')],
  },
  {
    of: /^Kopen jullie tweedehands/,
    has: [
      asksService('tweedehands\\p{L}*|inkopen|in|over|op|inruil\\p{L}*|verkopen|overname|inbrengen|krijg'),
    ],
  },
  {
    of: /^Pakken jullie iets in/,
    has: [asksService('\\p{L}*pak\\p{L}*|kaartje|wenskaart|briefje|boodschap|cadeaupapier')],
  },
  {
    of: /^Komt er iemand langs voor advies/,
    has: [
      asksService(
        'stylist|styling|stijladvies|interieur\\p{L}*|binnenhuis\\p{L}*|inrichten|inricht|ontwerpen|stylen|langs|huis|meedenken',
      ),
    ],
  },
  {
    of: /^Hebben jullie een spaarkaart/,
    has: [
      asksService(
        'spaar\\p{L}*|sparen|punten|zegels|airmiles|klantenkaart|ledenvoordeel|loyaliteit\\p{L}*|ledenkaart',
      ),
    ],
  },
  {
    of: /^Kan ik iets laten reserveren/,
    has: [asksService('reserve\\p{L}*|apart|opzij|vasthouden|vastzetten|weg ?leggen|bewaren')],
  },
  {
    of: /^Kan ik bij jullie langskomen/,
    has: [
      asksService(
        'proef ?lig\\p{L}*|langs\\p{L}*|kijken|uitprober\\p{L}*|uittest\\p{L}*|winkel|showroom|toonzaal|filiaal|echt|proberen|testen|voelen|bekijken',
      ),
    ],
    hasNot: /\b(?:ophalen|afhalen|pakje|pakket|retour|terug\p{L}*|stof\p{L}*|stalen)\b/u,
  },
  {
    of: /^Hebben jullie artikelen een keurmerk/,
    has: [
      asksService(
        'oeko\\p{L}*|gots|\\p{L}*certific\\p{L}*|keurmerk\\p{L}*|fsc|rds|downpass|diervriendelijk|fairtrade|duurzaam|biologisch|gekeurd|getest|schadelijk\\p{L}*|gif\\p{L}*|labels?',
      ),
    ],
  },
  { of: /review|beoordel|Het cijfer van|Wat het gemiddelde/u, has: [rates] },
  { of: /^Krijg ik een retourlabel/, has: [/label|etiket|sticker/u] },
  { of: /^Kan ik een cadeau terugsturen/, has: [/cadeau|kado|gekregen|kreeg/u] },
  { of: /^Ik ben te laat met/, has: [/\b(?:te laat|na|later|maand\p{L}*|weken|bedenktijd)\b/u] },
  { of: /^Mijn retour is al terug/, has: [/geld|terugbetal|terugstort|betaald|centen|bedrag/u] },
  { of: /^Hoe lang heb ik om iets terug/, hasNot: /\b(?:geld|centen|bedrag|terugbetaling|terugstorting)\b/u },
  { of: /^Hoe lang gaat een matras mee/, has: [/lang|jaar|wanneer|vervang|levensduur|goed/u] },
  { of: /^Heb ik een topper nodig/, has: [/topper|topmatras/u] },
  { of: /^Hoe meet ik mijn/, has: [/\bme(?:e)?t|meten|welke maat|binnen|breed|lang|hoeveel/u] },
  {
    of: /^Ik kom moeilijk in of uit bed/,
    has: [/moeilijk|slecht|senior|ouder|hoog|hoge|opstaan|opstap|overeind|zorgbed|instap/u],
  },
  { of: /^Welk matras past bij een hoog gewicht/, has: [/zwa(?:a)?r|overgewicht|gewicht|weeg/u] },
  {
    of: /^Wat is het verschil tussen (?:pocketvering|een boxspring|een vlakke)/,
    has: [/verschil|onderscheid|beter|versus|\bvs\b|\bof\b|beste|waarom|wat is|welke kern/u],
  },
  {
    of: /^Wat is het verschil tussen een splittopper/,
    has: [/split/u, /wat|verschil|nodig|waarom|\bof\b|\bvs\b|handig/u],
  },
  {
    of: /^In welke maten kan ik een boxspring/,
    has: [
      /\bkan\b|mogelijk|maken|maakt|maat|maten|samen|bestaat|laten|langste|breedste|configur|vervaardig|0 +bij +0/u,
    ],
  },
  { of: /^Kan ik na het bestellen/, has: [/bestel|\bnog\b|gisteren|alsnog/u] },
  {
    of: /^Kan ik iets terugbrengen/,
    has: [/winkel|jullie|langs|magazijn|showroom|vervoerder|\bbij\b|label|zelf|post|opsturen/u],
  },
  { of: /^Mag ik beddengoed/, hasNot: /vlek|scheur|\bgat|kapot|stuk|beschadig/u },
  {
    of: /^Wanneer komt mijn bestelling/,
    has: [
      /\b(?:wanneer|hoe\p{L}*|tijd|\p{L}*tijd|bestel\p{L}*|morgen|overmorgen|vandaag|vanavond|binnen|haal|red|krijg\p{L}*|komt|kom|lever\p{L}*|nodig|verst\p{L}*|verzend\p{L}*|duurt|wacht\p{L}*|snel|voor|huis|dag|dagen)\b/u,
    ],
  },
  { of: /^Leveren jullie in heel/, hasNot: /zaterdag|zondag|weekend|avond/u },
  { of: /^Grote meubels: je kiest/, hasNot: /samen ?gestel|zelf|op maat|configur/u },
  { of: /^Kan ik het bij iemand anders/, hasNot: /\bbu+r\p{L}*\b/u },
  { of: /^Kost een betaalmethode extra|^Mijn betaling is mislukt/, has: [pays] },
  {
    of: /^Mijn betaling is mislukt/,
    hasNot:
      /\b(?:afge(?:schreven|boekt|gaan|haald)|eraf|er af|rekening|dubbel|geld (?:is )?(?:wel |nu |al )*weg)\b/u,
  },
  {
    of: /^Er is geld afgeschreven/,
    hasNot: /^(?=.*\bkan ik\b)(?=.*\bterug\b)|\b(?:ben ik|is er nu|is er dan)\b/u,
  },
  { of: /^Mijn code of voucher is verlopen/, has: [/verlopen|verleng|datum|geldig/u] },
  {
    of: /^Hebben jullie cadeaubonnen/,
    has: [/\p{L}*(?:bon|bonnen|kaart|kaarten|card|cards|cheque\p{L}*)\b/u],
  },
  {
    of: /^Mag het pakket in de schuur/,
    has: [/schuur|deur|garage|tuin|stoep|afdak|achterom|gang/u],
    hasNot: /betal|betaal|trap|lift|past|naar binnen/u,
  },
  {
    of: /^Nemen jullie het karton/,
    has: [/karton|verpakking|folie|plastic|dozen/u],
    hasNot: /terug|retour/u,
  },
  {
    of: /^Nemen jullie ook een oude bank/,
    has: [/bank|kast|zetel|meubel|fauteuil|stoel|tafel|ledikant|toppers?\b/u],
    hasNot: /\bmatras\p{L}*|boxspring/u,
  },
  { of: /^Een vlek: eerst/, has: [/kleed|tapijt|karpet/u, /vlek|wijn|koffie|saus|thee|bloed/u] },
  { of: /^Hoe annuleer ik/, hasNot: /mail|reclame|nieuwsbrief|account/u },
  { of: /^Foto's bij/, has: [/foto/u] },
  { of: /^Mijn track-en-trace/, has: [/track|trace|volg|link/u] },
  { of: /^Welke hoofdborden/, has: [/hoofdbord/u, /welke?\b|wat voor|hoeveel|kie(?:s|z)/u] },
  {
    of: /^Welke matrassen en toppers/,
    has: [/matras|topper|kern/u, /welke?\b|wat voor|hoeveel|kie(?:s|z)/u],
  },
  { of: /^Welke poten/, has: [/pote?n|poot|extra|lamp|usb|stopcontact/u] },
]

const needsOf = new Map<string, readonly Need[]>()

/** Whether a message lacks a word without which nobody asks a question, or has one that asks another. `said` is folded. */
export function lacksWord(question: string, said: string): boolean {
  const known = needsOf.get(question) ?? needs.filter(({ of }) => of.test(question))
  // Questions are those of pages and of this package, and few.
  if (needsOf.size < mostRemembered) needsOf.set(question, known)
  return known.some(
    ({ has = [], hasNot }) => has.some((words) => !words.test(said)) || hasNot?.test(said) === true,
  )
}

const mostRemembered = 2000
