import { adviseCore } from '@sluimer/assistant/kinds/advise-core'
import { findKindsApart } from '@sluimer/assistant/kinds/kinds-apart'
import { readAspect } from '@sluimer/assistant/product/aspects'
import { splitGoods } from '@sluimer/assistant/text/split-goods'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import { findVagueWish } from '@sluimer/assistant/wish/vague-wishes'
import { fold } from '@sluimer/search/text/words/tokens'
import type { Draft } from '../draft/draft.ts'
import type { Sources, Talk, Turn } from '../draft/plan-context.ts'
import { answerVague } from '../plan/answer-kinds.ts'
import { answerProduct } from '../plan/answer-product.ts'
import { answerWithPart } from '../plan/answer-service.ts'
import { asksReturn, hasBought, illness } from '../reading/intent-phrases.ts'
import { findExtreme } from '../reading/measures.ts'
import { hasServiceWord } from '../reading/service-words.ts'
import { answerApart } from '../shown/answer-apart.ts'
import { answerCurtains } from '../shown/answer-curtains.ts'
import { answerLengthFit } from '../shown/answer-fit.ts'
import { answerGoods } from '../shown/answer-goods.ts'
import { answerMadeOf, answerNamed, answerWashable } from '../shown/answer-shown.ts'
import { answerSum } from '../shown/answer-sum.ts'
import { answerCount } from '../shown/tell-stock.ts'
import { dropPlaces, dropTold } from '../slots/find-kind.ts'
import { hasOwnName, isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { room } from '../told/lengths.ts'
import { answerByDay } from './answer-by-day.ts'
import { answerEachCheapest } from './answer-each-cheapest.ts'
import { admitOfNamed, answerFact, findNamedPage } from './answer-fact.ts'
import { answerGrams } from './answer-grams.ts'
import { answerHeadboard } from './answer-headboard.ts'
import { answerLightest } from './answer-lightest.ts'
import { answerLoosePart } from './answer-loose-part.ts'
import { answerMadeToSize } from './answer-made-to-size.ts'
import { answerNotSold } from './answer-not-sold.ts'
import { answerPerPiece } from './answer-per-piece.ts'
import { answerPlainWish } from './answer-plain-wish.ts'
import { answerSet } from './answer-set.ts'
import { answerStuffIn } from './answer-stuff-in.ts'
import { answerUnderTable } from './answer-under-table.ts'

/** Asks which goods are right for what is told besides. */
const asksWhichGoods = /\b(?:welke?|wat voor)\b/iu
const asksOffers =
  /\b(?:is er|zijn er|heb je|heb jij|hebt u|heeft u|hebben jullie|loopt er|lopen er|staan er|welke)\b/iu
const namesColor = /\b(?:kleur(?:en|tje|tjes)?|tint(?:en)?|kleuradvies)\b/iu
const asksMatch =
  /\b(?:past?|passen|passend|combin\p{L}*|match\p{L}*|staat|kleurt|mooie?|rustige?|\p{L}*advies|adviseren|raad|raden|aanraden)\b|\b(?:kleur|tint) (?:\p{L}+ )?(?:bij|tegen) (?:een|mijn|mn|m'n|de|het|ons|onze)\b/iu
/** These ask which colors there are, and of one's own choice. */
const asksColorsSold =
  /\b(?:heb|hebt|hebben|heeft|leverbaar|verkrijgbaar|is er|zijn er|zelf|kiezen|sta(?:al|len)|was\p{L}*|scherm|foto\p{L}*)\b/iu
const colorsTogether = 'Welke kleuren passen bij elkaar in de slaapkamer?'

/** 'Waar zit nu de meeste korting op' looks for what costs the least of what it did. */
const asksMostReduced =
  /\b(?:waar (?:zit|zitten|staat|geven jullie|geef je|krijg ik|is|heb je|hebben jullie)|wat heeft|welk artikel heeft)(?: (?:nu|er|op dit moment|vandaag|momenteel))* (?:de |het )?((?:meeste|hoogste|grootste) (?:korting\p{L}*|prijsverlaging))(?: op)?(?: in (?:procent\p{L}*|euro\p{L}*).*$| (?:bij|voor)(?= ))?/iu
/** These ask how long and under which rules, and for no goods. */
const ofRules =
  /\b(?:hoe ?lang|tot wanneer|wanneer|waarom|geldt|gelden|\p{L}*codes?|vouchers?|\p{L}*bon(?:nen)?|student\p{L}*|klant\p{L}*|als)\b/iu
const asksLand = /\bwelk land\b|\bvandaan\b/iu
const asksPriceOrDay =
  /\b(?:prijs|kost|leverbaar|levertijd|op voorraad|wanneer|hoe (?:snel|lang)\b.*\b(?:wachten|huis|komt)|morgen)\b/iu
const asksService =
  /\b(?:bezorg\p{L}*|verzend\p{L}*|terug\p{L}*|retour\p{L}*|korting\p{L}*|mijn|mn|besteld|betal\p{L}*|gratis|samen|\d+ stuks)\b/iu
/** A turn that says no more than that there shall be room for things below. */
const asksRoom =
  /^(?:en |of |maar |dan |liever |hebben jullie die |is er een )*(?:ook )?(?:een )?(?:met|als) (?:een )?(?:opberg\p{L}*|opslag\p{L}*|bergruimte|lades?|laden)(?: eronder| onder)?[\s?!.]*$/iu
const aBed = /\bboxspring/iu
/** A bed of the shop is called so, which orders nothing for a hotel. */
const namedHotel = /\bhotel(?=[ -]?boxspring)|(?<=boxspring\p{L}* )hotel\b/giu
/** 'Waar is dekbed Wolk van gemaakt' looks for no parcel. */
const notOfParcels = /\bwaar\b/giu

/**
 * Answers what the catalogue knows better than any page of the service, whatever page a message resembles: what is not sold here, a product that it calls
 * by its name, which goods help in a situation, and which cost less now. Undefined for every other message.
 */
export async function answerGoodsFirst(
  sources: Sources,
  message: string,
  talk: Talk,
): Promise<Draft | undefined> {
  const turn: Turn = { message, wish: readWish(message), ...talk }
  // A price or a size looks for goods, of whatever quiet color.
  const isDemand = turn.wish.price !== undefined || /\d{2,3} ?x ?\d/u.test(message)
  const asksColorAdvice =
    namesColor.test(message) && asksMatch.test(message) && !asksColorsSold.test(message) && !isDemand
  return (
    (asksColorAdvice ? await answerWithPart(sources, colorsTogether, talk.at) : undefined) ??
    (await answerStuffIn(sources, message, talk.at)) ??
    answerLengthFit(message, talk.subject?.wish.text ?? '') ??
    (await answerCore(sources, turn)) ??
    (await answerLightest(sources, turn)) ??
    (await answerGrams(sources, turn)) ??
    (await answerOutdoorPlant(sources, turn)) ??
    (await answerForRoom(sources, turn)) ??
    (await answerCount(sources, turn)) ??
    (await answerEachCheapest(sources, turn)) ??
    (await answerUnderTable(sources, message, talk.at)) ??
    (await answerPerPiece(sources, turn)) ??
    (asksTogether(message) ? await answerSum(sources, turn) : undefined) ??
    (await answerHeadboard(sources, turn)) ??
    (await answerCurtains(sources, turn)) ??
    (await answerMadeToSize(sources, message, talk.at)) ??
    (await answerNotSold(sources, message, talk.at)) ??
    answerLoosePart(message) ??
    (await answerByDay(sources, turn)) ??
    (hasServiceWord(message.replace(namedHotel, ' '))
      ? undefined
      : await answerSet(sources, nameBed(message, talk), talk.at)) ??
    (await answerOfNamed(sources, turn)) ??
    (asksMadeOf.test(message) ? await answerMadeOf(sources, turn) : undefined) ??
    (asksWashable.test(message) ? await answerWashable(sources, turn) : undefined) ??
    (findKindsApart(message) === undefined ? undefined : await answerApart(sources, turn)) ??
    (await answerNeed(sources, turn)) ??
    (await answerReduced(sources, turn)) ??
    answerPlainWish(sources, turn)
  )
}

/** 'Waar is een katoenen plaid van gemaakt' looks for no parcel. */
const asksMadeOf =
  /^(?!.*\b(?:die|dat|deze|zo'n)\b).*\bwaar\b.*\b(?:van|uit) gemaakt\b|\bvan welk materiaal\b/iu
const asksWashable =
  /^(?:hoi |dag |hallo |en )*(?:is|zijn)\b.*\b(?:wasbaar|wasbare|wassen|in de was)(?!\p{L})/iu
const together = /\b(?:samen|totaal|bij ?elkaar|opgeteld|alles bij)\b/iu
const asksSum = /\b(?:kost\p{L}*|prijs|kwijt|betaal|hoeveel|duur)(?!\p{L})/iu
const ofDelivery =
  /\b(?:bezorg\p{L}*|verzend\p{L}*|retour\p{L}*|terug\p{L}*|korting\p{L}*|bestel\p{L}*|gratis|lever\p{L}*)/iu

/** Whether a message asks what several kinds of goods cost together, and nothing of their delivery. */
function asksTogether(message: string): boolean {
  const isAsked = together.test(message) && asksSum.test(message) && !ofDelivery.test(message)
  return isAsked && splitGoods(message).length > 1
}

/** 'Pocketvering of koudschuim, ik heb het altijd heet' asks which of the two. */
async function answerCore(sources: Sources, { message, wish, at }: Turn): Promise<Draft | undefined> {
  const words = adviseCore(message)
  if (words === '' || !ofTwo.test(message) || wish.price !== undefined) return undefined
  return answerVague(sources, { words, wishes: ['matras pocketvering'] }, { own: { text: '' }, at })
}

/** 'Welke plant overleeft dat' on a windy balcony asks for what may stay outside. */
async function answerOutdoorPlant(sources: Sources, { message, at }: Turn): Promise<Draft | undefined> {
  const isAsked = aPlant.test(message) && outside.test(message) && asksWhichGoods.test(message)
  return isAsked && !hasServiceWord(message) ? answerGoods(sources, readWish('olijfboom'), at) : undefined
}

/** 'Heb 40 cm ruimte naast het bed, welk nachtkastje kan daar' looks for what is as narrow. */
async function answerForRoom(sources: Sources, { message, wish, at }: Turn): Promise<Draft | undefined> {
  if (!room.test(message) || hasServiceWord(message) || findExtreme(message) !== undefined) return undefined
  const [kind, ...others] = dropPlaces(dropTold(readSlots(sources.search, wish.text).kinds, wish.story))
  return kind === undefined || others.length > 0 || !standsThere.test(kind)
    ? undefined
    : answerGoods(sources, { text: kind }, at)
}

const standsThere = /kast|tafel|dressoir|fauteuil/iu
const aPlant = /\bplant(?:en|je|jes)?\b/iu
const outside = /\b\p{L}*(?:balkon|terras|tuin)\b|\bbuiten\b/iu
const ofTwo = /\b(?:of|versus|vs)\b/iu

/** 'Met opbergruimte' after a boxspring asks for a bed that has room for things. */
function nameBed(message: string, { subject }: Talk): string {
  const before = subject?.wish.text ?? ''
  if (roomBelow.test(message) && (!aBed.test(message) || !asksRoomOf.test(message)))
    return 'boxspring met opbergruimte'
  return asksRoom.test(message) && aBed.test(before) ? `${before} ${message}` : message
}

const asksRoomOf = /\b(?:opberg\p{L}*|opslagruimte|bergruimte|lades?|laden)(?!\p{L})/iu
/** What has room for things below a mattress is a bed. */
const roomBelow =
  /\b(?:bed|boxspring)\b.*\b(?:plek|plaats|ruimte) (?:voor|om) (?:\S+ ){1,4}(?:er)?onder(?!\p{L})|\b(?:opberg\p{L}*|opslag\p{L}*|bergruimte|lades?|laden)\b.*\bonder (?:(?:het|de|mijn|een|je) )?(?:matras|bed|topper)(?!\p{L})|\bonder (?:(?:het|de|mijn|een|je) )?(?:matras|bed|topper)\b.*\b(?:opberg\p{L}*|opslag\p{L}*|bergruimte|lades?|laden)(?!\p{L})/iu

/** Answers what is asked of a product by its name, with its own page. */
async function answerOfNamed(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const { message, wish } = turn
  if (!hasOwnName(sources.search.index, wish.text) || !wish.text.split(' ').some(isGoods)) return undefined
  // No page of a product names a land, and one page says so.
  if (asksLand.test(message)) return answerWithPart(sources, 'Waar worden jullie artikelen gemaakt?', turn.at)
  if (asksPriceOrDay.test(message) && !asksService.test(message)) return answerPriceOf(sources, turn)
  if (hasServiceWord(message.replace(notOfParcels, ' ')) || illness.test(message)) return undefined
  // Within a price its makes are looked for.
  if (wish.price !== undefined) return undefined
  // 'Welke kleur pot' asks of the pot.
  const aspect = readAspect(message)
  const fact = aspect === undefined || aspect === 'colors' ? await answerFact(sources, turn) : undefined
  const named = fact ?? (await answerNamed(sources, turn))
  if (named !== undefined) return named.needsPerson ? undefined : named
  return aspect === undefined ? admitOfNamed(sources, turn) : undefined
}

/** 'Prijs boxspring Middernacht' and 'is hoeslaken Soepel leverbaar' ask of that one what it costs and when it comes. */
async function answerPriceOf(sources: Sources, turn: Turn): Promise<Draft | undefined> {
  const page = await findNamedPage(sources, turn)
  if (page === undefined) return undefined
  const name = fold(page.title)
  const { values } = readSlots(sources.search, turn.wish.text)
  const others = values.map(({ words }) => words).filter((word) => !name.includes(fold(word)))
  return answerProduct(sources, { ...turn, wish: { ...turn.wish, text: [page.title, ...others].join(' ') } })
}

/** 'Onze hond slaapt op bed, welk beddengoed is handig?' tells a situation, and asks which goods help. */
async function answerNeed(sources: Sources, { message, wish, at }: Turn): Promise<Draft | undefined> {
  if (findExtreme(message) !== undefined) return undefined
  if (!asksWhichGoods.test(message) || asksReturn.test(message) || hasBought.test(message)) return undefined
  if (wish.price !== undefined && wish.text.split(' ').some(isGoods)) return undefined
  const vague = findVagueWish(message)
  const isOfGoods = wish.text.split(' ').some(isGoods)
  return vague?.namesGoods !== true || !isOfGoods ? undefined : answerVague(sources, vague, { own: wish, at })
}

/** 'Is er deze week nog een aanbieding op dekbedden?' looks for goods, and asks nothing of how long it lasts. */
async function answerReduced(sources: Sources, { message, wish, at }: Turn): Promise<Draft | undefined> {
  if (asksMostReduced.test(message))
    return answerGoods(sources, readWish(message.replace(asksMostReduced, '$1 ')), at)
  const isAsked = wish.reduced === true && asksOffers.test(message) && !ofRules.test(message)
  if (!isAsked || hasServiceWord(message) || !wish.text.split(' ').some(isGoods)) return undefined
  const goods = await answerGoods(sources, wish, at)
  return goods.isUnsold ? undefined : goods
}
