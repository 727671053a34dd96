/** A cloth, a filling or a word of the trade, with the question under which the shop's pages explain it. */
interface Term {
  readonly said: RegExp
  readonly heading: string
}

/** The first that is said is meant: a splittopper is a topper as well. */
const terms: readonly Term[] = [
  {
    said: /\bsplit[- ]?topper\p{L}*/iu,
    heading: 'Wat is het verschil tussen een splittopper en een gewone topper?',
  },
  {
    said: /\b(?:(?:topper|topmatras|oplegmatras|topdek(?:matras)?)(?:s|sen)?)\b/iu,
    heading: 'Wat is het verschil tussen een topper en een matras?',
  },
  {
    said: /\b(?:vier|4)[ -]?(?:seizoen\p{L}*|jaargetijden)|\bseizoensdekbed\p{L}*|\ball ?year\p{L}*/iu,
    heading: 'Wat is het verschil tussen een enkel dekbed en een vierseizoenendekbed?',
  },
  { said: /\bmolton\p{L}*/iu, heading: 'Wat is het verschil tussen een molton en een matrasbeschermer?' },
  {
    said: /\b(?:twijfelaars?|lits[- ]?jumeau\p{L}*)/iu,
    heading: 'Wat is het verschil tussen een eenpersoons, een twijfelaar en een lits-jumeaux?',
  },
  {
    said: /^boxsprings?$/iu,
    heading: 'Wat is het verschil tussen een boxspring en een bed met een lattenbodem?',
  },
  {
    said: /\bh ?[1-5]\b/iu,
    heading: 'Hoe zit het met H2, H3 en H4?',
  },
  {
    said: /\bthread ?count\b|\bdraad(?:dichtheid|telling|getal)\b/iu,
    heading: 'Hoeveel draden heeft jullie satijn?',
  },
  {
    said: /\b(?:gsm|gr(?:am)?s?[ /]?(?:per )?(?:m2|m²|vierkante meter)|g[ /]?(?:m2|m²)|grammage|\d{3} (?:gram|gr|gsm|grams))(?!\p{L})/iu,
    heading: 'Wat betekent gram per vierkante meter bij handdoeken?',
  },
  {
    said: /\bwarmte ?klassen?\b|\bklasse [1-4]\b/iu,
    heading: 'Wat betekenen de warmteklassen van een dekbed?',
  },
  {
    said: /\b(?:(?:\d|drie|vijf|zeven)[ -]?)?(?:comfort|lig)?-?zones?\b|\bzonering\b/iu,
    heading: 'Wat zijn zones in een matras?',
  },
  { said: /\b(?:percal|perkal|percale)\p{L}*/iu, heading: 'Wat is percal?' },
  { said: /\b(?:katoen)?-?(?:satijn|sateen|satin)\p{L}*/iu, heading: 'Wat is katoensatijn?' },
  { said: /\bflanel\p{L}*/iu, heading: 'Wat is flanel?' },
  { said: /\b(?:dubbel)?(?:jersey|jerseij|tricot)\p{L}*/iu, heading: 'Wat is jersey?' },
  { said: /\blinnen\b/iu, heading: 'Wat is linnen?' },
  { said: /\b(?:lyo?cel\p{L}*|tencel\p{L}*)/iu, heading: 'Wat is lyocell of Tencel?' },
  { said: /\b(?:bamboe\p{L}*|bamboo|viscose)/iu, heading: 'Wat is bamboe als stof?' },
  {
    said: /\b(?:microvezel|micro ?fiber|polyester|polykatoen|kunststof|synthetisch\p{L}*)\p{L}*/iu,
    heading: 'Wat is microvezel of polyester?',
  },
  { said: /\bhotel-?(?:kwaliteit|kussens?|linnen|beddengoed|stof)\b/iu, heading: 'Wat is hotelkwaliteit?' },
  { said: /\bbadstof\p{L}*/iu, heading: 'Wat is badstof?' },
  { said: /\bwafel\p{L}*/iu, heading: 'Wat is wafelkatoen?' },
  { said: /\b(?:boucl[eé]|teddy)\p{L}*/iu, heading: 'Wat is bouclé of teddy?' },
  { said: /\b(?:fluwe?e?l|velours?|velvet)\p{L}*/iu, heading: 'Wat is fluweel of velours?' },
  { said: /\b(?:scheer|lams|merino)?wol(?:len)?\b/iu, heading: 'Wat is wol als stof of vulling?' },
  { said: /\b(?:zijden?|silk)\b/iu, heading: 'Wat is zijde?' },
  { said: /\bkapok\p{L}*/iu, heading: 'Wat is kapok?' },
  { said: /\b(?:ganzen|eenden)?dons(?:je|jes)?\b|\bdonzen\b/iu, heading: 'Wat is dons?' },
  { said: /\b(?:matras|dubbeldoek)?tijk(?:en|je)?\b/iu, heading: 'Wat is een tijk?' },
  {
    said: /\b(?:traag ?schuim|nasa|memory|visco)(?:[- ]?(?:foam|schuim|elastisch))?\p{L}*/iu,
    heading: 'Wat is traagschuim of memory foam?',
  },
  {
    said: /\b(?:koud|comfort)[- ]?schuim\p{L}*|\bhr ?-?(?:schuim|foam)?\s?\d*\b/iu,
    heading: 'Wat is koudschuim of HR-schuim?',
  },
  { said: /\b(?:natuur)?latex\b/iu, heading: 'Wat is latex?' },
  { said: /\b(?:micro)?pocket(?:ver\p{L}*|veer\p{L}*)?\b/iu, heading: 'Wat is pocketvering?' },
  { said: /\bkatoen(?:en)?\b/iu, heading: 'Wat is katoen?' },
]

/** How somebody asks what a word means. */
const asksMeaning =
  /\b(?:wat|wa) (?:is|zijn|betekent|betekenen|bedoel\p{L}*|wil|houdt|houd|voor)\b|\b(?:wat|wa) (?:da|dat|zo'n|die) (?:is|zijn|betekent|inhoudt)\b|\b(?:uitleg\p{L}*|leg\b.*\buit|uitleggen|betekenis|betekent|wat moet ik me|geen idee wat|nooit van gehoord|(?:weet|snap) (?:niet|nie) wat|waar(?:van| is| zijn| wordt| komt)\b.*\b(?:gemaakt|vandaan))\b/iu
/** How somebody asks what a cloth or filling is like. */
const asksNature =
  /^is\b.*\b(?:eigenlijk|gewoon|niet gewoon)\b|\b(?:is|zijn|wordt|worden|krijg|krijgt|slaapt|voelt|kreukt|krimpt|ademt|plakt|kriebelt|prikt|echt)\b.*\b(?:warm\p{L}*|koel\p{L}*|heet|zwe\p{L}+|klam\p{L}*|ademend\p{L}*|ademt|kriebel\p{L}*|prikk?\p{L}*|kreuk\p{L}*|zacht\p{L}*|glad\p{L}*|duurzaam|sterk|fijn|echt|plakk?\p{L}*|natuurlijk\p{L}*|kunststof|plantaardig|dierlijk|vegan\p{L}*)\b/iu
/** What such a question has besides the word itself: for which goods, and words that ask. */
const beside =
  /\b(?:wat|wa|is|zijn|wordt|worden|betekent|betekenen|bedoel\p{L}*|wil|zeggen|houdt|houd|in|voor|iets|stof|stoffen|materiaal|spul|soort|een|de|het|zo'n|dat|da|die|dit|nou|nu|eigenlijk|precies|juist|dan|nen|ne|bij|met|van|weer|hoor|leg|uit|uitleg|uitleggen|eens|even|kun|kan|kunt|je|jullie|u|ge|me|mij|ik|heb|er|daar|wat|aan|iemand|en|of|ook|wel|niet|nie|heel|erg|zo|echt|gemaakt|vandaan|waar|waarvan|komt|betekenis|geen|idee|nooit|gehoord|moet|voorstellen|weet|snap|slaapt|voelt|als|te|waarom|zogenaamd\p{L}*|genoemd|vergeleken|gewoon|gewone|normaal|normale|krijg|krijgt|onder|het|heet|heten|ofzo|\p{L}*(?:dekbed|overtrek|matras|kussen|laken|handdoek|badjas|topper|beddengoed|sloop|boxspring|deken|plaid)(?:ken|en|sen|den|s|ken)?|hoi|hallo|sorry|maar|ok|oké|zomers?|winters?|bed)\b|[^\p{L}\d\s]/giu
/** Words about what it is like may be there too. */
const ofNature =
  /\b(?:warm\p{L}*|koel\p{L}*|heet|zwe\p{L}+|klam\p{L}*|ademend\p{L}*|ademt|kriebel\p{L}*|prikk?\p{L}*|kreuk\p{L}*|zacht\p{L}*|glad\p{L}*|duurzaam|sterk|fijn|goed|beter|plakk?\p{L}*|natuurlijk\p{L}*|kunststof|plantaardig|dierlijk|vegan\p{L}*|snel|zomer|winter|nacht|snachts)\b/giu
const ofSomethingElse =
  /\b(?:prijs|prijzen|kost\p{L}*|gewicht|maat|maten|levertijd|goedkoop\p{L}*|duur\p{L}*)\b/iu
/** A word that nothing explains asks for something else: 'de lichtste dons'. */
const mostLeft = 0

/** Finds the heading under which something is explained that a message asks the meaning of: 'wat is een splittopper?' */
export function findExplained(message: string): string | undefined {
  const asks = asksMeaning.test(message)
  if ((!asks && !asksNature.test(message)) || ofSomethingElse.test(message)) return undefined
  const found = listTerms(message)
  // 'Een memory foam topper' is a topper, and the foam is what is asked.
  const ofStuff = found.filter(({ heading }) => !heading.startsWith('Wat is het verschil'))
  const [first, ...others] = ofStuff.length > 0 ? ofStuff : found
  if (first === undefined || others.length > 0 || (!asks && !first.heading.startsWith('Wat is ')))
    return undefined
  const rest = message
    .replace(new RegExp(first.said.source, 'giu'), ' ')
    .replace(beside, ' ')
    .replace(ofNature, asks ? '$&' : ' ')
  return rest.split(/\s+/).filter(Boolean).length <= mostLeft ? first.heading : undefined
}

/** Words of the trade that stand for a scale, of which a message holds two places against each other: 'HR40 of HR55'. */
const scales = /gram per|warmteklassen|HR-schuim|H2, H3|zones/u

/** Finds the headings of two cloths, fillings or words of the trade that a message names; one for two places on a scale. */
export function findBothExplained(message: string): readonly string[] | undefined {
  const found = listTerms(message)
  const [only] = found
  if (found.length === 1 && only !== undefined && scales.test(only.heading)) return [only.heading]
  return found.length === 2 ? found.map(({ heading }) => heading) : undefined
}

/** Lists the terms of a message in the order in which they stand there; what is part of another counts once. */
function listTerms(message: string): readonly Term[] {
  const found: { term: Term; at: number }[] = []
  let left = message
  for (const term of terms) {
    const match = term.said.exec(left)
    if (match === null) continue
    found.push({ term, at: match.index })
    left = left.replace(match[0], ' '.repeat(match[0].length))
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ term }) => term)
}
