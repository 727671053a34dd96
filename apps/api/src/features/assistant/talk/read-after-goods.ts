import { readBodies } from '@sluimer/assistant/body/read-bodies'
import type { Subject } from '@sluimer/assistant/subject/subject'
import { namesProperty } from '@sluimer/assistant/wish/property-words'
import { readSpelledNumber } from '@sluimer/assistant/wish/spelled-numbers'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import { readAsWish } from '../further/read-as-wish.ts'
import { readFurther } from '../further/read-further.ts'
import { findExtreme } from '../reading/measures.ts'
import { readOtherSide, readSameColor, readWhatGoesOn } from '../reading/read-of-shown.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readTogether, readWithIt } from './keep-beside.ts'

/** Goods that others lie on, whose own size a message tells. */
const lyingGoods = /\b(?:bed(?:den|je)?|ledikant(?:en)?|matras(?:sen|je)?|boxspring(?:s|sets?)?)\b/iu
/** 'Voor een bed van 180', 'mijn bed is 160 breed', 'het is voor op een boxspring van 180x200'. */
const forBed =
  /^(?:(?:en|maar|nee|ja|het|dat|die|is|moet|voor|op|over|om|in|ik|we|wij|heb|hebben|een|n|ons|onze|mijn|mn|m'n|de|t|'t|kamer|passen) )*(?:\p{L}*bed(?:je|den)?|ledikant|\p{L}*matras|boxspring) (?:(?:van|is|met|en|een|breedte|maat|hij|ie|die) )*(\d{2,3})(?: ?(?:x|bij|op|×) ?(\d{2,3}))?(?: ?(?:cm|breed|groot|bij ons))*[\s?!.]*$/iu
/** 'En voor een topper' after sheets is one that goes around it. */
const forTopper =
  /^(?:(?:en|maar|ook|dan|is|dat|het|die|heb|hebben|hebt|je|jullie|u|er) )*(?:voor|om|over|op) (?:(?:een|mijn|mn|m'n|de|n|onze) )?(split)?-?topper(?: dan| ook| graag)*[\s?!.]*$/iu
const aroundTopper = /laken|molton|beschermer/iu
/** 'Ik heb een matras van 30 dik' after sheets tells what these shall go around. */
const thickOf =
  /^(?:(?:en|maar|ik|we|wij|heb|hebben|mijn|mn|m'n|onze?|een|het|de|is|past|passen|die|dat|dit|ook|om|over|op|voor|wel) )*((?:matras|topper|bed)) (?:(?:is|van|met|heb|een) )*(\d{1,2})(?: ?cm)?(?: (?:dik|hoog|dikke?|hoge?))*[\s?!.]*$/iu
/** 'Kun je er doorheen kijken' after curtains asks of these. */
const seesThrough =
  /\b(?:doorheen (?:\p{L}+ )?(?:kijk\p{L}*|zie\p{L}*)|(?:kijk|zie|zien)\p{L}* (?:\p{L}+ ){0,4}doorheen|inkijk)(?!\p{L})/iu
/** 'En de derde?' asks of the third what was asked of the first. */
const onlyOrdinal =
  /^(?:(?:en|of|maar)\s+)*(?:(?:die|van) )?de (eerste|tweede|derde|vierde|laatste)(?: dan| ook)*[\s?!.]*$/iu
const pointsAtOne = /\b(?:die|deze|dat|dit|hij|ze|de (?:eerste|tweede|derde|vierde|laatste))\b/iu
/** 'Ze draagt s', 'hij heeft maat xl'. */
const wears =
  /^(?:en |maar |ja |nee )?(?:hij|zij|ze|ik|die|mijn \p{L}+|mn \p{L}+) (?:draagt|draag|heeft|heb|is|ben|past)(?: meestal| altijd| een| de)?(?: maat)? (x{0,3}[sl]|m|\d{2})[\s?!.]*$/iu

/** 'M' and 'in xl' after clothes. */
const bareSize =
  /^(?:(?:en|in|een|maat|graag|doe|maar|liever|dan|wel|dames|heren|voor) )*(x{0,3}[sl]|m)(?: graag| dan| aub)?[\s?!.]*$/iu
const clothes = /pyjama|badjas|jurk|kamerjas|ochtendjas|nacht(?:hemd|japon|kleding|mode)|slaapshirt/iu
/** 'Heb je ook maat 52' after clothes. */
const sizeOfClothes =
  /^(?!.*\b(?:verschil|welke|wat|hoe|tussen)\b)(?:\S+ ){0,5}maat (x{0,3}[sl]|m|\d{2})(?: \S+){0,4}$/iu
/** 'Op voorraad?' after goods asks it of these. */
const asksStock =
  /^(?:en |nog |wel )*(?:op voorraad|voorradig|uit voorraad leverbaar)(?: nu| nog| dan)*[\s?!.]*$/iu
/** 'Welke hebben jullie dan', 'laat maar zien' after advice about goods asks to see these. */
const asksWhichThere =
  /^(?:(?:en|ok\p{L}*|dan|ja)[\s,]+)*(?:(?:welke|wat) (?:hebben jullie|heb je|heeft u|verkopen jullie|hebt ge|is er|zijn er)|(?:laat|toon) (?:maar |eens |ze |die )*(?:zien|maar|ze|eens))(?: dan| er| zoal| allemaal)*[\s?!.]*$/iu
/** 'Voor de kinderkamer' tells a place, as 'voor in de kinderkamer' does. */
const forRoom =
  /^((?:(?:en|maar|het|is|die|dat|moet) )*voor) ((?:(?:de|het|een|mijn|mn|m'n|onze?|n) )?\p{L}*(?:kamer|keuken|hal|gang|zolder|balkon|tuin|kantoor))\b/iu

/** 'Overmorgen moet het er zijn' after when goods come asks whether they can come sooner. */
const needsSoon =
  /^(?=.*\b(?:vandaag|morgen|overmorgen|dit weekend|deze week|(?:maan|dins|woens|donder|vrij|zater)dag)\b)(?=.*\b(?:moet|nodig|uiterlijk)\b)(?!.*\bthuis\b)(?:\S+ ?){1,10}$/iu
/** '4 stuks' after goods asks what these are together. */
const aNumber =
  /^(?:(?:en|dan|ik|wil|zoek|heb|er|doe|neem|maar|graag|nodig) )*(?:\ber (?:maar )?(\d{1,2})|(\d{1,2}) (?:stuks?|keer|x))(?: graag| nodig)?[\s?!.]*$|^(?:ok\p{L}*,? )?(?:doe|neem|bestel|ik (?:wil|neem|moet|heb))(?: er| hem| die)?(?: maar| graag)? (\d{1,2})(?: graag| nodig| hebben)?[\s?!.]*$/iu
/** 'Zondag ook?' after how a person is reached asks whether one is there then. */
const aDay =
  /^(?:(?:en|ook|op|in|het|of)[\s,]+)*(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|weekend|vandaag|morgen|vanavond|feestdagen|kerst)(?: ook| dan| open)*[\s?!.]*$/iu
/** 'Wat dacht je van een monstera' after plants asks for another thing. */
const proposes =
  /^(?:(?:en|maar|of)[\s,]+)*(?:wat dacht (?:je|u) van|hoe zit het met|wat van)\s+(?=(?:een|n|de)\b)/iu
/** 'Anti allergisch' says how goods should be, and is no complaint. */
const againstDust =
  /^(?:(?:en|wel|liefst|graag|moet|het|die|hij|ie|dat|mag|wil|ik|een|als|maar|ook|dan|is|zijn|heb|je|jullie|er|eentje|iets|welke?)[\s,]+)*(?:anti|hypo)[- ]?allerg\p{L}*(?: (?:moet|zijn|is|graag|ook|bij|dan|wil|hebben))*[\s?!.]*$/iu
/** 'En drogen?', 'en op 30 graden' after how goods are washed. */
const ofWashing =
  /^(?:(?:en|maar|ook|mag|kan|moet|die|dat|het|hij|dan|in|de|op|ik|hoe)[\s,]+)*(?:drogen|droger|droogtrommel|strijken|strijkijzer|stomerij|stomen|centrifugeren|(?:\d{2} )?graden|heet|koud)(?: wassen| dan| ook)*[\s?!.]*$/iu
/** 'Hebben ze hem ook in lichtbeige' after a bed asks for it in that color. */
const otherColor =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:heb je|heb jij|hebben (?:jullie|ze|we)|hebt ge|hebt u|heeft u|is|zijn|bestaat|bestaan|komt)(?: (?:die|deze|dat|hem|het|ze|hij|er|dit))(?: (?:ook|nog|niet|wel|eventueel))* (in (?:het |een |de )?(?:licht|donker)\p{L}+)(?: (?:dan|ook))*[\s?!.]*$/iu
/** 'Is die ook van jersey te krijgen' asks for that one of another stuff, and not what it is made of. */
const otherStuff =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:is|zijn|bestaat|bestaan|komt) (?:die|deze|dat|hem|het|ze|hij) (?:er )?ook ((?:van|in) \p{L}+)(?: (?:te krijgen|te koop|verkrijgbaar|leverbaar|er))*[\s?!.]*$/iu
/** 'Hoeveel is die in het wol' asks the price of that one. */
const costIn =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:hoeveel|wat) (?:is|kost|moet) (?:die|deze|dat|hem|het|hij|ie) (?:dan )?(in (?:het |een |de )?.{2,30}?)[\s?!.]*$/iu
/** 'Max 1,20 breed', 'niet hoger dan 1,50' sets a bound that no filter knows: which is the narrowest, or the lowest, can be told. */
const atMost =
  /^(?:(?:en|maar|wel|alleen|liefst|het|die|moet|mag|is|zijn|graag)[\s,]+)*(?:tot|onder|max\p{L}*|hoogstens|hooguit|niet (?:hoger|breder|langer|groter) dan)(?: de| max\p{L}*)? \d[\d.,]* ?(?:m|cm|meter|centimeter)?(?: (?:hoog|breed|zijn|worden))*[\s?!.]*$/iu
const bounds = [
  [/\bho(?:og|ger)\b/iu, 'welke is het laagst'],
  [/\bbre(?:ed|der)\b/iu, 'welke is het smalst'],
] as const
/** Goods whose pages tell how high and how broad they are. */
const standing = /kast|tafel|lamp|dressoir|fauteuil|stoel/iu
/** 'Met matras erbij?', 'en een topper erop' after a bed asks for one that goes with it. */
const goesWithIt =
  /^(?:(?:en|ook|nog|met|dan|graag|wil|ik|heb|hebben|je|jullie|zoek)[\s,]+)*(?:(?:een|n|de|het|bijpassende?)\s+)*(\p{L}+(?: \p{L}+)?) (?:erbij|erop|eronder|eroverheen|daarbij|daarop|daarvoor|ervoor|om erop|voor erop)(?: graag| ook| dan)*((?: (?:onder|tot|max\p{L}*|van|voor|rond))? (?:de )?(?:€ ?)?\d+(?: ?euro)?)?[\s?!.]*$/iu
/** 'Voor mijn man, hij is zijslaper' tells after the comma what counts. */
const besideWhom =
  /^(?:het is )?voor (?:mijn|mn|m'n|een|ons|onze) \p{L}+(?:,| en) ((?:hij|zij|ze|die|maat) .+)$/iu

/** 'Ok en prijs' asks what 'en prijs' does; a longer turn says by itself what it asks. */
const opener = /^(?:(?:hm+|eh+m?|ok|oke|oké|okay|oh+|tja|nou)[\s,.]+)+(?=(?:\S+ ){1,3}\S+$)/iu
/** Only the form may look at an order, whose number is of no use here. */
const anOrderNumber =
  /^(?:(?:bestel|order)?nummer|nr|het|is|dat|mijn|[\s:#.,-])*[a-z]{0,3}-?\d{4,12}[\s.!]*$/iu
/** 'Voor mijn zus die gaat samenwonen' tells for whom goods are, and of her nothing that they should have. */
const forWhom =
  /^(?:(?:het is|is|en|ja)[\s,]+)*(voor (?:mijn|mn|m'n|een|n|ons|onze|de) (?:\p{L}+ )?(?:man|vrouw|vriend\p{L}*|moeder|ma|mama|vader|pa|papa|oma|opa|zus\p{L}*|broer\p{L}*|zoon\p{L}*|dochter\p{L}*|buur\p{L}*|collega\p{L}*|schoon\p{L}*|nicht\p{L}*|neef\p{L}*|tante|oom))[\s,]+(?:die|want|omdat|zij|ze|hij) (?:gaat|gaan|is|wordt|heeft|woont|trouwt|verhuist|krijgt)\b.*$/iu

/** A tree that comes in several heights has a smaller one. */
const standsUp = /boom|plant/iu
const inFormats = /spiegel|vaas|vazen/iu
/** 'Lampjes erin?' after a tree, which looks for no lamps. */
const lightsInIt =
  /^(?:(?:en|zitten|zit|er|met|heeft|die|hij|ook)[\s,]+)*(?:lampjes|lichtjes|verlichting)(?: (?:er ?(?:in|aan|bij)|in|aan))*[\s?!.]*$/iu
/** 'Draaibaar?' after goods asks whether they are. */
const isItSo = /^(?:ook |is (?:die|dat|het|hij) )?(\p{L}{4,})\s*\?$/iu
/** 'Heb je er een sloop bij' after a pillow asks for one that goes with it. */
const goesByIt =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:heb(?:ben|t)? (?:je|jij|jullie|ge|u)|heeft u|is er|zijn er) (?:daar|er) (?:ook een los )?(?:(?:ook|nog|misschien|toevallig|een|n|losse?|bijpassende?|passende?) )*(\p{L}{4,}) (?:bij|voor)[\s?!.]*$/iu
const isAnotherHeight =
  /^(?:(?:en|of|heb je|hebben jullie|is er|bestaat|komt|er|hem|hij|ze|die|ook|nog|in)[\s,]+)*(?:een |iets |n |de )*(?:kleiner|groter|lager|hoger)e?(?: maat| formaat| versie| exemplaar| variant)?(?: ook| dan)?[\s?!.]*$/iu

/** 'En de 1 na dikste' after the thickest. */
const asksSecond = /\b(?:1|1e|een|één) na (?:de |het )?(\p{L}+ste?)\b/iu

/** 'Heb je ook met knoopjes' after goods looks among these. */
const refines =
  /^(?:(?:en|maar|ok\p{L}*)[\s,]+)*(?:heb je|heb jij|hebben jullie|hebt ge|hebt u|heeft u|is er|zijn er|bestaat)(?: (?:er|die|deze|dat|ook|eentje|een|ze|het|nog))* ((?:met|zonder) (?!.*\bkorting).{2,40})$/iu

/** 'Hoeft niet groot te zijn' after vases asks for a small one. */
const needNotBe =
  /^(?:(?:en|maar|het|die|hij|ze)[\s,]+)*hoe(?:ft|ven) niet (?:zo |al te |heel |erg |per se )?(groot|duur|hoog|lang|breed|dik|zwaar|warm) te (?:zijn|wezen)[\s.!]*$/iu
const opposites: Readonly<Record<string, string>> = {
  ...{ groot: 'klein', duur: 'goedkoop', hoog: 'laag', lang: 'kort' },
  ...{ breed: 'smal', dik: 'dun', zwaar: 'licht', warm: 'koel' },
}

/** 'Kan ik hem ergens zien' after goods asks for a shop to see them in. */
const seesReal =
  /^(?:(?:en|maar|jammer|ok\p{L}*)[\s,]+)*(?=.{0,60}\b(?:ergens|in het echt|in een winkel|bij jullie)\b)(?:kan|kun|mag|waar kan) (?:ik|je|we|u)\b.{0,60}\b(?:zien|bekijken|proberen|uitproberen|voelen|proefliggen|liggen|zitten)\b/iu

/**
 * Reads a short message as the answer before it makes it meant. After goods it says how these should be: 'voor een bed van 180' tells the size of what lies on it, and looks for no
 * bed; 'ze draagt s' tells a size of clothes. Any other message stays as it is.
 */
export function readAfterGoods(whole: string, subject: Subject | undefined): string {
  const plain = subject === undefined ? whole : dropReason(whole.replace(opener, ''), subject)
  const typed = subject === undefined ? plain : readAsWish(plain, subject)
  const message =
    (subject?.productIds.length ?? 0) > 0
      ? typed.replace(proposes, 'en ').replace(forRoom, '$1 in $2')
      : typed
  const about = subject?.wish.text ?? ''
  if (subject?.topic === 'delivery_time' && needsSoon.test(message)) return 'kan het sneller bezorgd worden'
  if (subject?.topic === 'contact' && aDay.test(message)) return `zijn jullie bereikbaar ${message}`
  if (subject?.topic === 'order_status' && anOrderNumber.test(message)) return 'waar is mijn bestelling'
  if (about === '') return message
  const spared = needNotBe.exec(message)?.[1]?.toLowerCase()
  if (spared !== undefined) return `liever ${opposites[spared] ?? ''}`
  if (seesReal.test(message)) return 'kan ik bij jullie langskomen of proefliggen'
  if (asksStock.test(message) && subject?.productIds.length !== 0) return 'is die op voorraad'
  if (asksWhichThere.test(message)) return about
  const color = subject?.productIds.length === 0 ? readSameColor(message, about) : undefined
  if (color !== undefined) return color
  const refined = subject?.topic === undefined ? refines.exec(message)?.[1] : undefined
  if (refined !== undefined && !refined.split(' ').some(isGoods)) return refined
  if (againstDust.test(message)) return 'tegen huisstof'
  if (subject?.topic === 'care' && subject.productIds.length > 0 && ofWashing.test(message))
    return 'hoe was ik die'
  const ordinal = onlyOrdinal.exec(message)?.[1]
  if (ordinal !== undefined && subject?.topic === 'care' && pointsAtOne.test(subject.asked ?? ''))
    return (subject.asked ?? '').replace(pointsAtOne, `de ${ordinal}`)
  if (/gordijn/iu.test(about) && seesThrough.test(message)) return 'zijn die doorschijnend'
  const made = subject?.productIds.length === 0 ? undefined : costIn.exec(message)?.[1]
  if (made !== undefined) return `wat kost die ${made}`
  const both = readTogether(message, subject) ?? readWithIt(message, subject)
  if (both !== undefined) return both
  if (isAnotherHeight.test(message) && subject?.topic === undefined) {
    if (standsUp.test(about)) return 'welke hoogte heeft die'
    if (inFormats.test(about)) return 'welke maten heeft die'
  }
  const further = readFurther(message, subject)
  if (further !== undefined) return further
  if (/boom|bomen/iu.test(about) && lightsInIt.test(message)) return 'zit er verlichting in die'
  const asked = subject?.topic === undefined ? isItSo.exec(message)?.[1] : undefined
  if (asked !== undefined && subject?.productIds.length !== 0 && namesProperty(asked))
    return `is die ${asked}`
  const byIt = subject?.topic === undefined ? goesByIt.exec(message)?.[1] : undefined
  if (byIt !== undefined && isGoods(byIt) && !(/overtrek/iu.test(about) && /slo(?:op|pen)/iu.test(byIt)))
    return `en ${byIt}`
  const second = asksSecond.exec(message)?.[1]
  if (second !== undefined && findExtreme(second) !== undefined) return `welke is op een na de ${second}`
  const isAfterGoods = subject?.topic === undefined && (subject?.productIds.length ?? 0) > 0
  const ofShown = isAfterGoods ? (readOtherSide(message, about) ?? readWhatGoesOn(message, about)) : undefined
  if (ofShown !== undefined) return ofShown
  const colored = isAfterGoods ? (otherColor.exec(message) ?? otherStuff.exec(message))?.[1] : undefined
  if (colored !== undefined) return colored
  const isBound = atMost.test(message) && standing.test(about)
  const bound = isBound ? bounds.find(([said]) => said.test(message))?.[1] : undefined
  if (bound !== undefined) return bound
  const [, beside, limit = ''] = (subject?.topic === undefined ? goesWithIt.exec(message) : undefined) ?? []
  if (beside?.split(' ').some(isGoods)) return `en ${beside}${limit}`
  const whom = subject?.topic === undefined && tellsNoNeed(message) ? forWhom.exec(message)?.[1] : undefined
  if (whom !== undefined) return whom
  const more = besideWhom.exec(message)?.[1]
  if (more !== undefined) return readAfterGoods(more, subject)
  const [, under, thick] = (aroundTopper.test(about) ? thickOf.exec(message) : undefined) ?? []
  if (under !== undefined) return `past die om een ${under} van ${thick} cm dik`
  const topper = aroundTopper.test(about) ? forTopper.exec(message) : undefined
  if (topper) return `liever voor een ${topper[1] ?? ''}topper`
  const [, width, length] = (lyingGoods.test(about) ? undefined : forBed.exec(message)) ?? []
  if (width !== undefined) return `liever ${width}${length === undefined ? '' : `x${length}`}`
  const [, some, counted, taken] = aNumber.exec(countInFigures(message)) ?? []
  const pieces = some ?? counted ?? taken
  // Baubles are counted by the box that they come in.
  if (pieces !== undefined && /kerstbal/iu.test(about)) return `${about} ${pieces} ballen`
  if (pieces !== undefined) return `wat kosten er ${pieces} samen`
  const worn =
    (clothes.test(about) ? (bareSize.exec(message) ?? sizeOfClothes.exec(message))?.[1] : undefined) ??
    wears.exec(message)?.[1]
  return worn === undefined ? message : `liever maat ${worn}`
}

/** 'Iets donkers want de hond is zwart' after goods says how these should be; why says nothing of them, unless it tells a measure. */
function dropReason(message: string, { topic, productIds }: Subject): string {
  const [, said] = (topic === undefined && productIds.length > 0 ? withReason.exec(message) : undefined) ?? []
  return said ?? message
}

const withReason = /^(\S+(?: \S+){0,4}?),? (?:want|omdat|aangezien) (?!.*\d).+$/iu

/** Writes a number of pieces in figures: 'doe er twee'. */
function countInFigures(message: string): string {
  return message.replace(/\p{L}{3,}/gu, (word) => {
    const count = readSpelledNumber(word.toLowerCase()) ?? 1
    return count < 2 ? word : String(count)
  })
}

function tellsNoNeed(message: string): boolean {
  return readBodies(message).length === 0 && findVagueWish(message)?.namesGoods !== true
}
