import { listConcepts } from '@sluimer/assistant/intent/concepts'
import { pointsBack } from '@sluimer/assistant/subject/points-back'
import type { Subject } from '@sluimer/assistant/subject/subject'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { asksToSee } from '../reading/intent-phrases.ts'
import { comesIn } from '../slots/comes-in.ts'
import { isForeign, isKnownWord } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { aLength } from '../tools/make-lengths.ts'

const asksFurther =
  /^(?:en|of|maar|ook|liever|doe(?: maar)?|(?:heb je|hebben jullie|hebt ge|heeft u) (?:die|dat|deze|hem|ze)|die|en dan)\b/iu

/** So many words beside the values of a wish are no more than a manner of speaking. */
const mostOthers = 2
/** So few words after goods were shown say how these should be: 'rond', 'split ook?', 'gouden rand'. */
const mostBare = 3
const asksOrTells =
  /\b(?:hoe\p{L}*|wat|waar\p{L}*|wanneer|wie|kan|kun\p{L}*|mag|moet|is|zijn|ben|heb\p{L}*|krijg\p{L}*|past|werkt|doe\p{L}*|lukt|mooi\p{L}*|top|leuk\p{L}*)\b/iu

/** Whether so few words ask and tell nothing else. */
export function isBare(message: string): boolean {
  return message.split(' ').length <= mostBare && !asksOrTells.test(message)
}

/** What somebody asks who asks no longer how the goods should be. */
const asksAnything =
  /^(?:en |maar |dus )?(?:hoe|hoeveel|waar|waarom|wanneer|wie|kan|kun|mag|moet|is|zijn|krijg|past|werkt)\b/iu

/** 'Met oplaadbare batterij' after lamps tells of a part of them, and is no thing of another trade. */
const withPart = /^(?:(?:en|maar|dan|liever|ook|ik wil|graag|wel|eentje|een|die) )*(?:met|zonder)\b/iu

/** For whom goods are, and not a word more: 'dames', 'liever heren'. */
const forWhom =
  /^(?:en |maar |dan |liever |ook |alleen |voor )*(?:dames|heren|vrouwen|mannen|kinderen|meisjes|jongens|unisex)[\s?!.]*$/iu

/**
 * Whether a message after goods were shown says how they should be: '60 op 70', 'met afneembare hoes', 'onder 1500', 'kleur maakt niet
 * uit'. It names no goods itself. Right after goods a few bare words do so as well.
 */
export function addsToWish(
  search: ProductSearch,
  message: string,
  wish: Wish,
  isAfterGoods = false,
): boolean {
  const slots = readSlots(search, wish.text)
  const isPart = isAfterGoods && withPart.test(message)
  if (slots.kinds.length > 0 || (!isPart && slots.rest.some(isForeign))) return false
  const tells =
    slots.values.length > 0 ||
    wish.price !== undefined ||
    wish.order !== undefined ||
    wish.without !== undefined ||
    findOpenGroups(search, message).length > 0
  if (tells)
    return slots.rest.length <= mostOthers && (slots.rest.length === 0 || !asksAnything.test(message))
  const isManner =
    /^(?:(?:en|maar|dan|liever|ook|ik wil|graag) )*(?:in|met|zonder|van|voor|iets)\b/iu.test(message) ||
    forWhom.test(message) ||
    (isAfterGoods && isBare(message))
  return (
    isManner &&
    slots.rest.length > 0 &&
    slots.rest.length <= mostOthers &&
    // 'Voor dames' says how goods should be, though none here says so of itself.
    slots.rest.every(
      (word) =>
        (isPart && isForeign(word)) ||
        isKnownWord(search.index, word) ||
        listConcepts(fold(word)).length === 0,
    )
  )
}

const open =
  /\b(?:maakt (?:me |mij )?(?:niet|niks|niets) (?:meer )?uit|geen voorkeur|zonder \p{L}*voorkeur|is om het even|doet er niet toe|mag alles zijn)\b/iu

/** Whether a message says of something that any will do. */
export function leavesOpen(message: string): boolean {
  return open.test(message)
}

/** Returns the filter groups of which a message says that any value is good: 'kleur maakt niet uit'. */
function findOpenGroups({ facets }: ProductSearch, message: string): string[] {
  if (!open.test(message)) return []
  const said = fold(message)
  return facets.all
    .filter(({ key, title }) => [key, fold(title)].some((name) => said.includes(name)))
    .map(({ key }) => key)
}

/** So short a question about a price is about what was shown: 'en de prijs?' */
export const asksPriceAlone =
  /^(?:en )?(?:wat is )?(?:de |zijn |haar )?(?:prijs|kostprijs)[\s?!.]*$|^(?:en |ok\p{L}* )?(?:hoeveel|wat) (?:kost|moet)(?: (?:dat|het|die|ie))?[\s?!.]*$|^(?:en )?hoe duur(?: (?:is|zijn) (?:dat|het|die|ie|ze))?[\s?!.]*$/iu

/** Whether a message speaks of what was shown: 'wat kost die?', 'is hij op voorraad?' */
export function pointsToShown(message: string, wish: Wish): boolean {
  return (
    wish.text === '' && wish.order === undefined && (pointsBack.test(message) || asksPriceAlone.test(message))
  )
}

/** 'Welke raadt u aan als je het warm hebt' asks of the goods that were shown. */
export const asksWhich = /^(?:en |maar |ok\p{L}* )?welke?\b/iu
const mostTold = 8

/** Whether a turn tells something of goods that it does not name: 'eentje voor het hele jaar', 'met bloemetjes', '2 meter 50 lang'. */
function tellsOf(search: ProductSearch, message: string, wish: Wish): boolean {
  if (message.split(' ').length > mostTold || asksAnything.test(message) || asksToSee.test(message))
    return false
  const { kinds, values, rest } = readSlots(search, wish.text)
  return kinds.length === 0 && values.length + rest.length > 0 && !rest.some(isForeign)
}

/** Whether all goods are of the same kind as those before: 'hoeslakens' after 'lakens'. */
function areSame(kinds: readonly string[], before: readonly string[]): boolean {
  const isOne = (kind: string) =>
    before.some((other) => fold(kind).endsWith(fold(other)) || fold(other).endsWith(fold(kind)))
  return kinds.length > 0 && kinds.every(isOne)
}

/**
 * Joins a wish with what the talk was about. A new color takes the place of the old one; a new thing keeps the color
 * and the size that were asked for, when the message goes on with 'en …'. Returns the wish itself when it stands alone.
 */
export function joinWish(
  search: ProductSearch,
  message: string,
  wish: Wish,
  subject: Subject | undefined,
): Wish {
  if (subject === undefined) return wish
  const { kinds, rest } = readSlots(search, wish.text)
  const isAfterGoods = subject.topic === undefined
  // 'Hebben jullie die ook vierkant?' speaks of what was looked for, though nothing here is square.
  const isOfBefore = pointsBack.test(message) && kinds.length === 0 && rest.length <= mostOthers
  // 'Doe maar rond' says how the same thing should be, though nothing here is round.
  const isManner =
    (asksFurther.test(message) || (isAfterGoods && isBare(message))) &&
    kinds.length === 0 &&
    rest.length <= mostOthers &&
    !rest.some(isForeign)
  // Right after goods a turn that names no other thing, and asks nothing, says how these should be.
  const isOfThem =
    isAfterGoods && (tellsOf(search, message, wish) || (kinds.length === 0 && asksWhich.test(message)))
  const isIncomplete = isOfBefore || isManner || isOfThem || addsToWish(search, message, wish, isAfterGoods)
  // After 'heb je dit in 160 x 220?' the thing alone is of that size.
  const before = readSlots(search, subject.wish.text)
  const isNamedNow = isAfterGoods && kinds.length > 0 && before.kinds.length === 0 && before.values.length > 0
  // 'Hoeslakens ja' after sheets of a size names the same once more.
  const isSame = isAfterGoods && message.split(' ').length <= mostBare && areSame(kinds, before.kinds)
  if (!isIncomplete && !isNamedNow && !isSame && !asksFurther.test(message)) return wish
  const open = findOpenGroups(search, message)
  const isOpen = (word: string) => open.some((group) => fold(word).includes(group))
  const said = readSlots(search, wish.text)
  const old = before
  const replaced = new Set([...said.values.map(({ group }) => group), ...open])
  const isTurnedDown = isIncomplete && isAfterGoods && turnsDown.test(message)
  const isRefused = (words: string) => wish.without?.some((word) => fold(words).includes(fold(word))) === true
  const isOther = !isIncomplete && said.kinds.length > 0
  const kept = old.values
    .filter(({ slugs }) => !(isTurnedDown && tooChildish.test(message) && slugs.includes('voor-kinderen')))
    .filter(({ group, words, title }) => !replaced.has(group) && !isRefused(words) && !isRefused(title))
    // Pillow cases come in no size of the cover before them.
    .filter((value) => !isOther || value.group !== sizeGroup || comesIn(search, said.kinds, value))
    .map(({ words }) => words)
  const added = wish.text.split(' ').filter((word) => word !== '' && !isOpen(word))
  // Another thing takes the place of the old one.
  const things = isIncomplete
    ? [...old.kinds, ...(isTurnedDown ? [] : keepRest(old, added, wish)), ...kept, ...added]
    : [...added, ...kept]
  const keepsPrice = wish.order === undefined || withinPrice.includes(wish.order)
  const price = wish.price ?? (isIncomplete && keepsPrice ? subject.wish.price : undefined)
  const order =
    wish.order ?? (isIncomplete && wish.price === undefined ? keptOrder(said, subject) : subject.wish.order)
  const without = wish.without ?? (isIncomplete ? subject.wish.without : undefined)
  // A sheet 'voor een hoog matras' stays one with a high corner.
  const hints = wish.hints ?? (isIncomplete ? subject.wish.hints : undefined) ?? []
  const except = [
    ...(isTurnedDown ? subject.productIds : []),
    ...(isIncomplete ? (subject.wish.except ?? []) : []),
  ]
  return {
    text: [...new Set(things)].join(' '),
    ...(except.length > 0 && { except: [...new Set(except)] }),
    ...(hints.length > 0 && { hints }),
    ...(price && { price }),
    ...(order && { order }),
    ...(wish.order && wish.rank && { rank: wish.rank }),
    ...(without && { without }),
    ...(wish.either && { either: wish.either }),
    ...((wish.reduced ?? (isIncomplete ? subject.wish.reduced : undefined)) && { reduced: true as const }),
  }
}

/** A new length takes the place of the old one. */
function keepRest(
  { kinds, rest }: ReturnType<typeof readSlots>,
  added: readonly string[],
  { hints = [] }: Wish,
): readonly string[] {
  // A barbecue comes in a size or with a cover.
  const isOtherMake = hints.length > 0 && kinds.some((kind) => inOneChoice.test(kind))
  const isReplaced = isOtherMake || added.some((word) => aLength.test(word))
  return isReplaced ? rest.filter((word) => !aLength.test(word)) : rest
}

const inOneChoice = /barbecue|bbq|plant|boom/iu

/** 'En in 90 x 200' after the best rated mattress asks for the best rated of that size. */
function keptOrder(
  { values, rest }: ReturnType<typeof readSlots>,
  { wish: { order } }: Subject,
): Wish['order'] {
  const isOfMake = values.length > 0 && rest.length === 0
  return isOfMake && order !== undefined && ofAnyMake.includes(order) ? order : undefined
}

const ofAnyMake: readonly Wish['order'][] = ['most_popular', 'best_rated', 'newest', 'cheapest', 'dearest']

/** 'Nee, veel te druk' refuses what was shown, and what told it apart. */
const turnsDown =
  /(?<!niet )\bte (?:druk|bont|fel|kinderachtig|saai)\b|\b(?:niet zo|minder) (?:druk|bont|fel|kinderachtig)\b|\b(?:lelijk|niet (?:echt |zo )?mooi|niet mijn smaak|rustiger\p{L}*|(?:iets|wat) (?:heel )?anders|bevalt (?:me |mij )?niet|liever een andere?)(?!\p{L})/iu

const tooChildish = /kinderachtig/iu

/** Orders that a price goes with; the cheapest is asked where nothing costs as little as was said. */
const withinPrice: readonly Wish['order'][] = ['most_popular', 'best_rated', 'newest']

const bedOfSize = /\b(een|één|twee|1|2)[ -]?persoons(?:[- ]?(?:bed|matras|bedje|boxspring))?\b/giu

/**
 * After 'voor een eenpersoonsbed' the bed is not a new thing that is looked for, but the size of the old one: of what the message names
 * before, or of what the talk was about.
 */
export function readSizeOfBed(message: string, about = ''): string {
  return message.replace(bedOfSize, (whole: string, persons: string, at: number) => {
    const size = `${persons === '1' ? 'een' : persons === '2' ? 'twee' : persons}persoons`
    const isPlace = about !== '' || /\b(?:voor|op|in|om|over)\b/iu.test(message.slice(0, at))
    const thing = /(?:bed|matras|bedje|boxspring)$/iu.exec(whole)?.[0] ?? ''
    if (isPlace || thing === '') return size
    return /\s/u.test(whole) || /bed/iu.test(thing) ? `${size} ${thing}` : whole
  })
}
