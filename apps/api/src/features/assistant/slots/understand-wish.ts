import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductIndex, SearchResult } from '@sluimer/search/port'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { dropPlaces, findOfKind, listNearKinds, listTails } from './find-kind.ts'
import { fitSize } from './fit-size.ts'
import { isExactWord, isForeign, isGoods, isModifier } from './judge-words.ts'
import { readSlots, type SlotValue, sizeGroup, tellsHow } from './read-slots.ts'
import type { Scope } from './scope.ts'

/** A wish as the catalogue understands it. */
export interface UnderstoodWish {
  /** What is searched: without the words that became filters, and without those that nothing has. */
  readonly wish: Wish
  readonly scope: Scope
  /** Filter values that were asked for, as the shop writes them: those that goods have, and those that none has. */
  readonly named: readonly string[]
  readonly missing: readonly string[]
  /** The filter group of the first that none has. */
  readonly missingGroup?: string | undefined
  readonly ignored: readonly string[]
  /** Words that are neither goods nor a filter value, and that goods have in their texts. */
  readonly told: readonly string[]
  /** Words that may be in the name of a choice of the goods, though no filter knows them. */
  readonly hints: readonly string[]
  /** Of two values of which either was good, the one that no goods have. */
  readonly absent: readonly string[]
  /** Whether the goods of the scope are the thing that was named. */
  readonly isOfKind: boolean
  /** Whether the shop has no such thing, and the goods of the scope are near to it. */
  readonly isOnlyNear: boolean
  /** Whether they have another shade or cloth than was named, which only comes near to it. */
  readonly isOnlyAlike: boolean
}

/**
 * Finds what a wish means: the goods that it names by the last part of their name, the filter values that those goods have, and the
 * other words that one of them has. What no goods have is told apart, and asks for nothing.
 */
export async function understandWish(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const plain = await understandEither(sources, wish, at)
  const text = coverOf.reduce((said, [thing, cover]) => said.replace(thing, cover), wish.text)
  if (countLacking(plain) === 0 || text === wish.text) return plain
  const covered = await understandAsSaid(sources, { ...wish, text }, at)
  const keepsAll = plain.named.every((title) => covered.named.includes(title))
  return covered.isOfKind && keepsAll && countLacking(covered) < countLacking(plain) ? covered : plain
}

/** After 'grijs of groen' one of the two is enough. */
async function understandEither(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const both = await understandAsSaid(sources, wish, at)
  if (wish.either === undefined || both.missing.length + both.ignored.length === 0) return both
  for (const [at0, word] of wish.either.entries()) {
    const text = wish.text
      .split(' ')
      .filter((one) => one !== word)
      .join(' ')
    const one = await understandAsSaid(sources, { ...wish, text }, at)
    const isWhole = one.missing.length + one.ignored.length === 0
    const other = wish.either[1 - at0] ?? ''
    if (isWhole && text.split(' ').includes(other)) {
      const absent = readSlots(sources.search, word)
        .values.slice(0, 1)
        .map(({ title }) => title)
      return { ...one, absent }
    }
  }
  return both
}

/** Shoppers say 'een dekbed met sterren', and mean what goes around it. */
const coverOf: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kinder)?dekbed(?:den|je)?\b/iu, 'dekbedovertrek'],
  [/\b(?:hoofd)?kussens?\b/iu, 'kussensloop'],
]

/** How many values of a wish the goods do not have, sizes aside: a cover for another size is not a duvet of it. */
function countLacking({ missing }: UnderstoodWish): number {
  return missing.filter((title) => !/\d/.test(title)).length
}

async function understandAsSaid(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const { search } = sources
  const { index } = search
  const slots = readSlots(search, wish.text)
  const kinds = dropPlaces(slots.kinds)
  const ids = await findOfKinds(sources, kinds, at)
  const isOfKind = ids.size > 0
  // A wardrobe is none of the goods here, though a sideboard stands near to it.
  const near = isOfKind ? [] : kinds.flatMap(listNearKinds)
  for (const kind of near)
    if (ids.size === 0) for (const id of await findOfKind(sources, kind, at)) ids.add(id)
  const kindScope: Scope = ids.size > 0 ? { ids: [...ids], filters: {} } : { filters: {} }
  const kindText = ids.size > 0 ? '' : kinds.join(' ')
  const { filters, named, missing, missingGroup, absent, others, alike } = applyValues(
    search,
    kindScope,
    slots.values,
    {
      kinds,
      kindText,
    },
  )
  const scope = { ...kindScope, filters }
  const words = [...others, ...slots.rest]
  // Who tells a story beside a price wants no goods that happen to have a word of it.
  const isStory = isOfKind && wish.price !== undefined && slots.rest.length > mostOfTelegram
  const aside = isStory ? words.filter((word) => !tellsHow(word) && !isModifier(index, word)) : []
  const meant = words.filter((word) => !aside.includes(word))
  const { kept, ignored } = keepWords(index, meant, { ...scope, text: isOfKind ? kinds.join(' ') : kindText })
  const text = kept.length > 0 && isOfKind ? kinds.join(' ') : kindText
  return {
    wish: { ...wish, text: [text, ...kept].filter(Boolean).join(' ') },
    scope,
    ...{
      named,
      missing,
      missingGroup,
      told: kept,
      hints: [...kept, ...ignored, ...slots.heads, ...(wish.hints ?? [])],
      ignored: [...aside, ...ignored],
      absent,
      isOfKind,
    },
    isOnlyNear: !isOfKind && ids.size > 0,
    isOnlyAlike: kept.some((word) => alike.includes(word) || listNearKinds(word).length > 0),
  }
}

/**
 * Finds the goods of several kinds. Beside a word for goods, the name of a department narrows them: 'kerst dekbedovertrek' is a cover of
 * the Christmas department, and none of its baubles.
 */
async function findOfKinds(
  sources: ListingSources,
  kinds: readonly string[],
  at: Date,
): Promise<Set<number>> {
  const isThing = (kind: string) => isGoods(kind) || listTails(kind).length > 0
  const departments = kinds.some(isThing) ? kinds.filter((kind) => !isThing(kind)) : []
  let ids = new Set<number>()
  for (const kind of kinds)
    if (!departments.includes(kind)) for (const id of await findOfKind(sources, kind, at)) ids.add(id)
  for (const department of departments) {
    const own = new Set(await findOfKind(sources, department, at))
    const both = new Set([...ids].filter((id) => own.has(id)))
    if (both.size > 0) ids = both
  }
  return ids
}

/** Adds the values that the goods have, one after the other; a value that none of them has any more is missing. */
function applyValues(
  search: ProductSearch,
  kindScope: Scope,
  values: readonly SlotValue[],
  { kinds, kindText }: { kinds: readonly string[]; kindText: string },
) {
  const { index, facets } = search
  const all = count(index, kindScope, kindText)
  const filters: Record<string, readonly string[]> = {}
  const named: string[] = []
  const missing: string[] = []
  let missingGroup: string | undefined
  const absent: string[] = []
  const others: string[] = []
  const alike: string[] = []
  const inFigures = values.some(
    ({ group, slugs: [slug = ''] }) => group === sizeGroup && /^\d+x\d+$/u.test(slug),
  )
  for (const { words, group, slugs, title } of values) {
    // Beside a size in figures 'kingsize' says nothing more.
    if (inFigures && group === sizeGroup && slugs.some((slug) => /^\p{L}|^\d-?p/u.test(slug))) continue
    const known = (all.counts[group] ?? []).filter(({ count: some }) => some > 0).map(({ value }) => value)
    const meant = group === sizeGroup ? fitSize(slugs, kinds, known) : slugs
    const fitting = [...new Set([...(filters[group] ?? []), ...meant])].filter((slug) => known.includes(slug))
    const tried = { ...kindScope, filters: { ...filters, [group]: fitting } }
    // A kind that has no such filter at all may have the word in its name: a plaid that is called 'Zacht'.
    if (known.length === 0) others.push(words)
    else if (fitting.length > 0 && count(index, tried, kindText).total > 0) {
      filters[group] = fitting
      if (!kinds.includes(words)) named.push(title)
    } else if (kinds.includes(words)) continue
    else if (group !== sizeGroup && hasNear(index, { ...kindScope, filters }, [kindText, words])) {
      others.push(words)
      alike.push(words)
    } else {
      const near = group === sizeGroup ? findNearSizes(slugs, known) : []
      const nearby = { ...kindScope, filters: { ...filters, [group]: near } }
      if (near.length > 0 && count(index, nearby, kindText).total > 0) {
        filters[group] = near
        named.push(...near.map((slug) => facets.findChoice(slug)?.value.title ?? slug))
        absent.push(title)
      } else {
        missing.push(title)
        missingGroup ??= group
      }
    }
  }
  return { filters, named, missing, missingGroup, absent, others, alike }
}

/** Nobody sees so much on a floor, and nobody has a mattress for it. */
const nearCentimetres = 10

/** Finds the sizes of carpets and curtains that are nearly the one asked for: 200 x 290 for 200 x 300. What lies on a bed must fit. */
function findNearSizes([slug = '']: readonly string[], known: readonly string[]): readonly string[] {
  const toSides = (size: string) => size.split('x').map(Number)
  const [width = 0, length = 0] = toSides(slug)
  return known.filter((size) => {
    const [one = 0, other = 0] = toSides(size)
    const isNear = (a: number, b: number) => Math.abs(a - b) <= nearCentimetres
    return length > 0 && isNear(one, width) && isNear(other, length)
  })
}

/** Whether some goods have a word in another way than by their filter values, such as a shade that is near to a color. */
function hasNear(index: ProductIndex, scope: Scope, words: readonly string[]): boolean {
  const text = words.filter(Boolean).join(' ')
  const found = index.search({ ...scope, text, sort: 'relevance', offset: 0, limit: 0 })
  return isExact(found) && (found.filledFrom ?? found.total) > 0
}

function isExact({ relaxed }: SearchResult): boolean {
  return relaxed === undefined || (relaxed.droppedWords.length === 0 && relaxed.isOnlyMentioned !== true)
}

function count(index: ProductIndex, scope: Scope, text: string) {
  const query = { ...scope, sort: 'relevance', offset: 0, limit: 0 } as const
  return text === '' ? index.list(query) : index.search({ ...query, text })
}

/** Fewer words than these are a telegram, in which a word of goods may be mistyped. */
const mostOfTelegram = 3

/** In a sentence a word is what it is: 'gerust' is no mistyped 'geruit'. */
function isMeant(index: ProductIndex, word: string, words: readonly string[]): boolean {
  return words.length <= mostOfTelegram || isExactWord(index, word)
}

/** Keeps the words that some of the goods have beside the words before them. */
function keepWords(
  index: ProductIndex,
  words: readonly string[],
  { text, ...scope }: Scope & { text: string },
) {
  const kept: string[] = []
  const ignored: string[] = []
  for (const word of words) {
    // A word of another trade is near to none of ours, however alike they are written.
    if (!isForeign(word) && isMeant(index, word, words) && hasNear(index, scope, [text, ...kept, word]))
      kept.push(word)
    else ignored.push(word)
  }
  return { kept, ignored }
}
