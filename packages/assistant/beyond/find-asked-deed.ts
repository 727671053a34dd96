import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { listConcepts } from '../intent/concepts.ts'

/**
 * What any web shop does, and what an assistant is asked to do: whether this shop does it, its pages and its catalogue say. Anything else that
 * a shopper asks it to do is a service of another trade.
 */
const usual = new Set(
  `hebben verkopen leveren bezorgen brengen afleveren verzenden versturen sturen opsturen toesturen thuisbezorgen afzetten
  nemen meenemen terugnemen innemen halen ophalen terughalen ruilen omruilen vervangen terugbetalen terugstorten storten vergoeden
  accepteren aanvaarden ontvangen krijgen geven teruggeven rekenen vragen berekenen betalen afschrijven incasseren factureren
  helpen adviseren aanraden aanbevelen voorstellen suggereren meedenken noemen opnoemen zeggen vertellen uitleggen toelichten weten
  antwoorden beantwoorden reageren kijken bekijken nakijken checken controleren nagaan zien zoeken opzoeken uitzoeken vinden tonen
  laten vergelijken kiezen bepalen inschatten schatten garanderen beloven verzekeren vermelden melden doorgeven informeren
  maken samenstellen produceren bestellen nabestellen bijbestellen bijleveren aanbieden bieden voeren
  bellen terugbellen opbellen mailen schrijven appen chatten contacteren bereiken verbinden doorverbinden spreken praten
  annuleren wijzigen aanpassen veranderen toevoegen bijvoegen verzetten verplaatsen uitstellen bewaren houden vasthouden wachten
  doen gaan komen langskomen zijn blijven staan werken bestaan zitten worden willen mogen moeten kunnen gebruiken hanteren
  begrijpen snappen geloven denken vinden bedoelen heten openen sluiten verwachten hopen maken stellen vullen invullen openstaan
  verwijderen wissen aanmaken inloggen registreren afmelden aanmelden uitschrijven bevestigen verhelpen oplossen regelen zorgen
  bijhouden meerekenen doorgaan opgaan uitgaan nabellen terugkomen meegaan meebrengen nasturen doorsturen terugsturen weghalen omhalen navragen voorkomen inzien inhouden inhoren opnemen overnemen aannemen afnemen oversturen meesturen afhalen bijhouden meten wegen passen kosten duren lukken leggen zetten plaatsen neerzetten hangen liggen slapen
  terugpakken afgeven achterlaten oppikken meepakken aanreiken overhandigen aanprijzen opsommen bezitten toepassen slaan delen doorverkopen gegeven meedoen deelnemen starten beginnen stoppen vullen tillen dragen sjouwen`.split(
    /\s+/,
  ),
)
/** Services that shoppers ask for by a noun. */
const trade =
  /\b(?:doen|bieden|geven|hebben|heeft|hebt|heb|verzorgen|organiseren|is er|zijn er|bestaat er)\b.*\b\p{L}*(?:verhuur|huurservice|montage(?:service|dienst)?|reparatie(?:service|dienst)?|reinigings?(?:service|dienst)|inpakservice|cadeauservice|stylist\w*|styling\w*|interieur(?:advies|adviseur|ontwerp)\w*|workshops?|cursus\w*|inruilactie|inruil|inmeetservice|naaiatelier|stoffeer\w*|installatieservice|vacatures?|stageplek\w*|stage|leaseplan|lease|bijbaan|spaarsysteem|spaarprogramma|spaarkaart|klantenkaart|ledenkaart|lidmaatschap|abonnement\p{L}*|catalogus|brochure|folder|kinderopvang|parkeerplaats\w*|restaurant)\b/iu
/** To wrap something as a present; 'een cadeau' alone looks for one. */
const wrapping =
  /\b(?:cadeau\p{L}*|kado\p{L}*|feestelijk)\b.*\b(?:in(?:ge)?pak\p{L}*|verpak\p{L}*|strik\p{L}*)\b|\b(?:in(?:ge)?pak\p{L}*|verpak\p{L}*)\b.*\b(?:cadeau\p{L}*|kado\p{L}*)\b|\b(?:cadeau|kado)-?(?:papier|verpakking|kaartje)\b/iu
const atIt = /\b(?:doen|doet) (?:jullie|ge|u) (?:ook |soms )?aan (?:een |de )?(\p{L}{5,})/iu
/** What shoppers would do themselves, and no web shop of this kind lets them do. */
const ownDeed =
  /\b(?:kan|kun|kunnen|mag|mogen|kunde)\s+(?:ik|we|wij|ge|je)\b.*\b(?:huren|leasen|lenen|inruilen|verkopen|doorverkopen|solliciteren|stagelopen|stage lopen|(?:bij jullie|hier) (?:werken|adverteren)|adverteren|sponsor\p{L}*|veilen|afdingen|onderhandelen)\b/iu
const want = '(?:kunnen|kunt|kan|kun|willen|wilt|wil|zouden|zou|gaan|gaat|mogen|komen|komt)'
const shop = '(?:jullie|ge|gij|u|jij|je|(?:de|een|jullie) (?:monteur|winkel|chauffeur|bezorger|medewerker)s?)'
const wanted = new RegExp(
  `(?:^|[,.;!?]\\s*|\\b(?:en|of|maar|dus|hallo|hoi|dag)\\s+)${want}\\s+${shop}\\b(.*)$`,
  'iu',
)
/** 'Ik wil mijn dekbed laten wassen': somebody else shall do it. */
const letDo =
  /\b(?:kan|kun|kunnen|mag|wil|willen|wou|zou)\s+(?:ik|we|wij|ge|je|jullie|u)\b.*\blaten\s+(\p{L}{4,}en)\b/iu
/** 'Kan het graveerd worden': whoever does it, it is the shop. */
const passive = /\b(?:kan|kunnen|kun|mag|wordt|worden)\b.*\b(\p{L}*ge\p{L}{3,}(?:d|t|en))\s+worden\b/iu
/** 'Komt er iemand opmeten', 'is er iemand die de lamp ophangt': somebody of the shop shall do it. */
const somebody =
  /\b(?:kom(?:t|en)|kan|kunnen|is|gaat|wil) (?:er )?(?:iemand|een (?:monteur|vakman|elektricien|medewerker)|mensen)\b(.*)$/iu
/** 'Wordt het bed geïnstalleerd': done by whoever brings it. */
const done =
  /^(?:en |of |maar )?(?:wordt|worden)\b.*\b(\p{L}*ge\p{L}{3,}(?:d|t))(?=[\s?!.]*$|\s+(?:door|bij|als|of)\b)/iu
/** 'Gordijnen inkorten, doen jullie dat?' */
const doThat =
  /(\p{L}{4,}en)\s*[,?]?\s*(?:doen jullie (?:dat|zoiets|ook|dat ook)|kan dat bij jullie|is dat iets wat jullie doen)\b/iu
const usualDone = new Set(
  `geleverd gebracht afgeleverd opgehaald opgestuurd afgehaald gemaakt samengesteld gewijzigd geannuleerd afgerekend terugbetaald teruggestort
  geruild omgeruild teruggebracht teruggestuurd teruggenomen meegenomen ingeleverd aangepast toegevoegd gebruikt gezet neergezet
  afgegeven aangenomen geholpen gebeld teruggebeld gemaild gekozen gecombineerd geopend gesplitst gewassen gereinigd gedragen
  gebracht getild opgegeven ingevuld doorgegeven nageleverd gestuurd gekocht geplaatst`.split(/\s+/),
)
/** 'Borduren jullie ook?', 'repareert u lampen?' */
const turned =
  /^(?:(?:en|of|maar|hallo|hoi|dag|goedendag|vraagje),?\s+)*(\p{L}{3,}(?:en|t))\s+(?:jullie|ge|gij|u)\b(.*)$/iu
/** A thing that is there already, and shall become another. */
const changed =
  /\b(?:korter|langer|smaller|breder|kleiner|groter|lager|hoger|dunner|dikker|ronder|waterdicht|schoon|vlekvrij|vast|dicht)\s+(?:maken|zetten|krijgen|naaien)\b/iu

/**
 * Returns the verb of what a message asks the shop to do, as far as that is nothing that a web shop does by itself: 'borduren', 'inmeten';
 * undefined for a wish for goods and for a question about usual service. Accepts any message.
 */
export function findAskedDeed(message: string): string | undefined {
  const noun = trade.exec(message)?.[0].split(/\s+/).at(-1)
  if (noun !== undefined) return fold(noun)
  if (wrapping.test(message)) return 'cadeauverpakking'
  const practised = atIt.exec(message)?.[1]
  if (practised !== undefined && listConcepts(fold(practised)).length === 0) return fold(practised)
  const own = ownDeed.exec(message)?.[0].split(/\s+/).slice(-2).join(' ')
  if (own !== undefined) return fold(own)
  const made = letDo.exec(message)?.[1]
  if (made !== undefined && !['zien', 'weten', 'horen', 'maken', 'komen'].includes(made))
    return keepStrange(made)
  const suffered = passive.exec(message)?.[1]
  if (suffered !== undefined) return usualDone.has(fold(suffered)) ? undefined : fold(suffered)
  const [, rest] = wanted.exec(message) ?? []
  if (rest !== undefined) return fold(changed.exec(rest)?.[0] ?? '') || keepStrange(findInfinitive(rest))
  const left = findOtherDeed(message)
  if (left !== undefined) return left
  const [, verb, object = ''] = turned.exec(message) ?? []
  if (verb === undefined) return undefined
  const last =
    splitTokens(fold(object.split(/[.,;!?]/u)[0] ?? ''))
      .filter((word) => word !== 'ook' && word !== 'eigenlijk')
      .at(-1) ?? ''
  const base = toInfinitive(fold(verb))
  if (base === undefined) return undefined
  return keepStrange(particles.has(last) ? `${last}${base}` : base)
}

/** What is asked of nobody by name: of somebody who comes, or of what comes with the goods. */
function findOtherDeed(message: string): string | undefined {
  const [, clause] = somebody.exec(message) ?? []
  const verb =
    clause === undefined ? undefined : keepStrange(findInfinitive(clause.replace(/\bdie\b/giu, ' ')))
  if (verb !== undefined) return verb
  const made = fold(done.exec(message)?.[1] ?? '')
  if (made !== '' && !usualDone.has(made) && !made.startsWith('terug')) return made
  const first = fold(doThat.exec(message)?.[1] ?? '')
  return first === '' || nouns.test(first) ? undefined : keepStrange(first)
}

/** 'Hangen jullie de lamp op': what stands last belongs to the verb, and both are a service that 'hangen' is not. */
const particles = new Set('op in uit af om door over bij na voor terug mee weg neer'.split(' '))

/** Returns the last infinitive of a clause: 'mijn gordijnen korter maken' ends in 'maken'. */
function findInfinitive(clause: string): string | undefined {
  const [said = ''] = clause.split(/[,.;!?]|\b(?:en|of|want|als|omdat|voor|zodat|dat|die)\b/iu)
  // 'Kunt u mij uitleggen waarin …' asks for what comes before the question within it.
  const [first = ''] = said.split(/\b(?:hoe|waar\p{L}*|wat|welke?|wanneer|wie)\b/iu)
  const find = (part: string) =>
    splitTokens(fold(part)).findLast(
      (word) => /^(?:\p{L}{4,}en|zien|doen|gaan|staan|slaan)$/u.test(word) && !nouns.test(word),
    )
  return find(first) ?? find(said)
}

/** Plurals of goods, and other words in -en that are no verbs. */
const nouns = new RegExp(
  [
    '(?:kussen|laken|gordijnen|dekens|kleden|lampen|planten|matrassen|bedden|stoelen|tafels|kasten|banken|jassen|doeken|hoezen|slopen|overtrekken|meubelen|kaarten|winkelen)$',
    '^(?:dingen|mensen|binnen|buiten|boven|beneden|tussen|samen|morgen|alleen|tegen|eigen|weken|dagen|maanden|jaren|uren|stukken|kleuren|maten|stoffen|spullen|pakketten|namen|letters|katoenen|wollen|linnen|houten|zijden|kosten|klanten|kinderen|vrienden|eiken|noten|beuken|grenen|metalen|sterren|strepen|ruiten|bloemen|stippen|zeven|negen|beiden|gegevens|misschien|bovendien|ringen|rieten|koperen|fluwelen)$',
  ].join('|'),
  'u',
)

/** Verbs whose second person tells no infinitive, and that ask for no deed by themselves. */
const irregular =
  /^(?:heb|verkoop|lever|stuur|breng|neem|heef|doe|zoud?|zij|moe|gaa|staa|wil|mag|kun|kan|bezi|beze|weet|wee|zie|laa|gij)t?$/u

function toInfinitive(verb: string): string | undefined {
  if (verb.endsWith('en')) return verb
  if (irregular.test(verb)) return undefined
  // 'Repareert u': the stem, with the vowel that a closed syllable doubles.
  const stem = verb.slice(0, -1)
  return `${stem.replace(/([aeou])\1(\p{L})$/u, '$1$2')}en`
}

function keepStrange(verb: string | undefined): string | undefined {
  return verb === undefined || usual.has(verb) ? undefined : verb
}
