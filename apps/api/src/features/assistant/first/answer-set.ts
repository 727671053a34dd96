import { createFacts } from '@sluimer/assistant/exit/facts'
import { writeSubject } from '@sluimer/assistant/subject/subject'
import { readWish } from '@sluimer/assistant/wish/read-wish'
import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import { fold, splitTokens } from '@sluimer/search/text/words/tokens'
import { aDraft, addPageFacts, addTileFacts, type Draft, toSpokenName } from '../draft/draft.ts'
import type { Sources, Talk } from '../draft/plan-context.ts'
import { isGoods } from '../slots/judge-words.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { findSets } from '../tools/find-sets.ts'
import { findPriceOfSet } from './price-of-set.ts'

const aBed = /boxspring|\bbed(?:den)?\b/iu
/** What is asked of composing, of cloths and of rights stands on a page, and on none of a bed. */
const asksElse =
  /\b(?:welke?|waarom|wat voor|verschil\p{L}*|stof\p{L}*|kleur\p{L}*|terug\p{L}*|garantie|annul\p{L}*|hoofdbord\p{L}*|(?<!\b(?:lage|hoge|houten|zwarte|ronde|stalen|metalen|andere) )poten|motor\p{L}*|elektrisch\p{L}*|topper\p{L}*|goedkoop\p{L}*|duurste?|grootste?|zonder|mijn|links|rechts|(?:elke|iedere|per|beide) (?:kant\p{L}*|zijde\p{L}*))\b/iu
const storage = 'opbergruimte'
const whichColor = 'De stof en de kleur kies je erbij.'
const whatItCosts = 'Wat jouw maat kost, zie je als je hem samenstelt.'
const whatElseCosts = 'Wat jouw keuzes erbij kosten, zie je als je hem samenstelt.'

/**
 * Answers whoever asks for a bed that is composed by its own name, or for the one with room for things, in whatever size: filters know no size of what is made
 * to order. Undefined for every other message.
 */
export async function answerSet(sources: Sources, message: string, at: Date): Promise<Draft | undefined> {
  if (!aBed.test(message) || asksElse.test(message)) return undefined
  const wish = readWish(message)
  if (wish.price !== undefined || wish.order !== undefined) return undefined
  const said = splitTokens(fold(message))
  const hasStorage = wish.text.includes(storage)
  if (!hasStorage && !said.some((word, at) => !isGoods(word) && isBesideBed(said, at))) return undefined
  const tiles = await findSets(sources, at)
  const pages = await sources.products.findPages(
    tiles.map(({ id }) => Number(id)),
    at,
  )
  const page = pages.find((one) => listOwnWords(one).some((word) => isNamed(said, word)))
  const meant = page ?? (hasStorage ? pages.find((one) => one.sub_title.includes(storage)) : undefined)
  if (meant === undefined) return undefined
  const tile = tiles.find(({ id }) => id === meant.id)
  const sizes = meant.specifications
    .flatMap(({ rows }) => rows)
    .find(({ label }) => label === 'Leverbaar in')?.value
  if (tile === undefined || sizes === undefined) return undefined
  const { values } = readSlots(sources.search, wish.text)
  const asked = values.filter(({ group }) => group === sizeGroup)
  const color = values.some(({ group }) => group === 'kleur') ? ` ${whichColor}` : ''
  // Figures say more than 'eenpersoons'.
  const size = asked.find(({ slugs }) => /^\d+x\d+$/u.test(slugs[0] ?? '')) ?? asked[0]
  const facts = createFacts()
  addTileFacts(facts, [tile])
  addPageFacts(facts, meant)
  facts.values.push(...(size === undefined ? [] : [size.title]))
  facts.texts.push(whatItCosts, whatElseCosts, whichColor)
  const name = toSpokenName(tile)
  const price = `vanaf ${formatEuro(tile.price.price)}`
  const isMade = size === undefined || size.slugs.some((slug) => fitsIn(sizes, slug))
  const ofSize = size && isMade ? await findPriceOfSet(sources, tile, size.slugs[0] ?? '') : undefined
  if (ofSize !== undefined) facts.values.push(formatEuro(ofSize))
  const first = !isMade
    ? `Nee, ${name} is er niet${/^\d/u.test(size.title) ? ' in' : ''} ${size.title}.`
    : `${name}${size === undefined ? '' : ` (${size.title})`}: ${ofSize === undefined ? price : `vanaf ${formatEuro(ofSize)}`}.`
  const when = isMade ? ` ${tile.available ? tile.delivery : (tile.overlay ?? 'Nu niet te bestellen')}.` : ''
  const content = `${first} ${name} is leverbaar in ${sizes}${isMade ? '' : `, ${price}`}.${color}${isMade ? ` ${ofSize === undefined ? whatItCosts : whatElseCosts}` : ''}${when}`
  return aDraft(content.replace(/\.\.$/u, '.'), {
    products: [tile],
    facts,
    // Who asked for room for things may take one without it.
    subject: writeSubject({
      wish: { text: page === undefined ? wish.text.replace(storage, '').trim() : tile.title },
      productIds: [Number(tile.id)],
    }),
  })
}

/** A turn that says how long or wide the thing should be that was shown. */
const asksLength =
  /^(?:(?:en|maar|dan|wel|ook|is|zijn|heb|hebben|jullie|je|die|hij|deze|er|in|met|voor|het|moet|liefst|graag) )*\d{3}(?: ?cm)? ?(?:lang|breed)\b/iu

/** Answers 'wel 220 lang, mijn zoon is 2 meter' after a bed that is composed with the sizes that it is made in. Undefined for every other turn. */
export async function answerSizeOfSet(
  sources: Sources,
  message: string,
  { subject, at }: Talk,
): Promise<Draft | undefined> {
  const [length] = asksLength.exec(message) ?? []
  const [shown, ...others] = subject?.productIds ?? []
  if (length === undefined || shown === undefined || others.length > 0) return undefined
  const set = (await findSets(sources, at)).find(({ id }) => Number(id) === shown)
  return set && answerSet(sources, `${set.title} ${length}`, at)
}

/** Returns the words of a title that tell it from others: 'hotel' of 'Boxspringset Hotel'. */
function listOwnWords({ title }: Product): readonly string[] {
  return splitTokens(fold(title)).filter((word) => !isGoods(word))
}

/** 'Hotel boxspring' and 'boxspring hotel' name the bed; 'boxsprings voor een hotel' does not. */
function isBesideBed(said: readonly string[], at: number): boolean {
  return aBed.test(said[at - 1] ?? '') || aBed.test(said[at + 1] ?? '')
}

function isNamed(said: readonly string[], own: string): boolean {
  return said.some((word, at) => word === own && isBesideBed(said, at)) || said.includes(`${own}boxspring`)
}

/** Whether a bed that comes in '140 of 160 cm breed en 200 of 210 cm lang' is made in '160x200'; of a size in words its own page tells. */
function fitsIn(sizes: string, slug: string): boolean {
  const [, width, length] = /^(\d+)x(\d+)$/u.exec(slug) ?? []
  const [across = '', along = ''] = sizes.split('breed')
  if (/^(?:een|1-?p)/u.test(slug)) return across.includes('90')
  if (width === undefined || length === undefined) return true
  return across.includes(width) && along.includes(length)
}
