import { listConcepts } from '@sluimer/assistant/intent/concepts'
import type { Wish } from '@sluimer/assistant/wish/read-wish'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'

/** A wish that somebody gives up, and what the turn says besides. */
export interface Dropped {
  /** The words of the former wish that no longer hold. */
  readonly words: readonly string[]
  readonly isPrice: boolean
  readonly rest: string
}

const opener = '^(?:(?:ok\\p{L}*|nou|hm+|ja|nee|dan|goed|maar|en|eigenlijk|toch|doe)[\\s,]+)*'
const thing = "(?:(?:die|dat|de|het|t|'t|mijn|mn|m'n|welke) )?(\\p{L}+)(?: \\p{L}+isch\\p{L}*)?"
const small =
  '(?:(?:eigenlijk|toch|dan|ook|mij|me|voor mij|zo|per se|echt|wel|verder|nu|heel|erg|meer|hoor) )*'
/** How somebody gives up one thing that was asked for: 'laat kleur maar zitten', 'kleur maakt niet uit', 'vergeet de prijs', 'stevig hoeft niet'. */
const ways = [
  `${opener}laat ${thing} (?:dan |maar |even )*(?:maar|zitten|los|vallen|weg|achterwege)(?: zitten)?`,
  `${opener}vergeet ${thing}(?: maar| dan| even)*`,
  `${opener}${thing} ${small}(?:maakt|maken) ${small}(?:niet|niks|niets) ${small}uit`,
  `${opener}(?:het )?(?:maakt|maken) ${small}(?:niet|niks|niets) ${small}uit ${thing}`,
  `${opener}${thing} ${small}(?:is|zijn) ${small}(?:niet ${small}(?:belangrijk|nodig|van belang)|(?:om het )?even|minder belangrijk|bijzaak|vrij)`,
  `${opener}${thing} ${small}(?:hoeft|hoeven) ${small}niet(?: per se| echt| meer| hoor)*`,
  `${opener}${thing} (?:doet|doen) er ${small}niet ${small}toe`,
  `${opener}(?:geen voorkeur voor|elke|iedere|welke) ${thing}(?: (?:is|mag)(?: ook)? (?:goed|best|prima))?`,
  `${opener}(?:een )?andere ${thing} (?:is ook (?:goed|prima|best)|mag ook)`,
].map((way) => new RegExp(`${way}(?:[\\s,.!]+(?:hoor|dan|toch))*(?:[\\s!.]*$|[,.;]\\s*(?<rest>.+)$)`, 'iu'))

const names: readonly (readonly [called: RegExp, groups: readonly string[] | 'price'])[] = [
  [/^(?:kleur|kleuren|tint)$/u, ['kleur']],
  [/^(?:maat|formaat|afmeting|afmetingen|grootte|breedte|lengte)$/u, [sizeGroup, 'kledingmaat']],
  [/^(?:prijs|budget|bedrag|geld)$/u, 'price'],
]

/** Reads which part of a wish a turn gives up; undefined for a turn that gives up none, or names what was never asked for. */
export function readDropped(search: ProductSearch, message: string, wish: Wish): Dropped | undefined {
  const found = ways.find((way) => way.test(message))?.exec(message)
  const named = fold(found?.[1] ?? '')
  if (!found || named === '') return undefined
  const rest = found.groups?.rest ?? ''
  const groups = names.find(([called]) => called.test(named))?.[1]
  if (groups === 'price') return wish.price === undefined ? undefined : { words: [], isPrice: true, rest }
  const { values, rest: others } = readSlots(search, wish.text)
  const own = readSlots(search, named).values
  // A colour that nothing here has is no value of a filter.
  const colors = groups?.includes('kleur')
    ? others.filter((word) => listConcepts(fold(word)).includes('color'))
    : []
  const isDropped = ({ group, slugs, words }: (typeof values)[number]) =>
    groups?.includes(group) ??
    (fold(words) === named ||
      fold(group).startsWith(named) ||
      own.some((one) => one.slugs.some((slug) => slugs.includes(slug))))
  const words = [...values.filter(isDropped).map((value) => value.words), ...colors]
  return words.length === 0 ? undefined : { words, isPrice: false, rest }
}

/** Returns a wish without what was given up. */
export function dropWish(wish: Wish, { words, isPrice }: Dropped): Wish {
  const { price, ...others } = wish
  const text = words
    .reduce((kept, dropped) => kept.replace(dropped, ' '), wish.text)
    .replace(/ +/gu, ' ')
    .trim()
  return { ...others, text, ...(!isPrice && price && { price }) }
}
