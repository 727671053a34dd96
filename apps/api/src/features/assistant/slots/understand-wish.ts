import type { Wish } from '@sluimer/assistant/wish/read-wish'
import type { ProductIndex, SearchResult } from '@sluimer/search/port'
import type { ListingSources } from '../../search/index/listing-sources.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { dropPlaces, findOfKind, listNearKinds } from './find-kind.ts'
import { fitSize } from './fit-size.ts'
import { readSlots, type SlotValue, sizeGroup } from './read-slots.ts'
import type { Scope } from './scope.ts'

/** A wish as the catalogue understands it. */
export interface UnderstoodWish {
  /** What is searched: without the words that became filters, and without those that nothing has. */
  readonly wish: Wish
  readonly scope: Scope
  /** Filter values that were asked for, as the shop writes them: those that goods have, and those that none has. */
  readonly named: readonly string[]
  readonly missing: readonly string[]
  readonly ignored: readonly string[]
  /** Whether the goods of the scope are the thing that was named. */
  readonly isOfKind: boolean
  /** Whether the shop has no such thing, and the goods of the scope are near to it. */
  readonly isOnlyNear: boolean
}

/**
 * Finds what a wish means: the goods that it names by the last part of their name, the filter values that those goods have, and the
 * other words that one of them has. What no goods have is told apart, and asks for nothing.
 */
export async function understandWish(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const plain = await understandAsSaid(sources, wish, at)
  const text = coverOf.reduce((said, [thing, cover]) => said.replace(thing, cover), wish.text)
  if (countLacking(plain) === 0 || text === wish.text) return plain
  const covered = await understandAsSaid(sources, { ...wish, text }, at)
  const keepsAll = plain.named.every((title) => covered.named.includes(title))
  return covered.isOfKind && keepsAll && countLacking(covered) < countLacking(plain) ? covered : plain
}

/** Shoppers say 'een dekbed met sterren', and mean what goes around it. */
const coverOf: readonly (readonly [RegExp, string])[] = [
  [/\b(?:kinder)?dekbed(?:den|je)?\b/iu, 'dekbedovertrek'],
  [/\b(?:hoofd)?kussens?\b/iu, 'kussensloop'],
]

/** How many values of a wish the goods do not have, sizes aside: a cover for another size is no duvet of it. */
function countLacking({ missing }: UnderstoodWish): number {
  return missing.filter((title) => !/\d/.test(title)).length
}

async function understandAsSaid(sources: ListingSources, wish: Wish, at: Date): Promise<UnderstoodWish> {
  const { search } = sources
  const { index } = search
  const slots = readSlots(search, wish.text)
  const kinds = dropPlaces(slots.kinds)
  const ids = new Set<number>()
  for (const kind of kinds) for (const id of await findOfKind(sources, kind, at)) ids.add(id)
  const isOfKind = ids.size > 0
  // A wardrobe is none of the goods here, though a sideboard stands near to it.
  const near = isOfKind ? [] : kinds.flatMap(listNearKinds)
  for (const kind of near)
    if (ids.size === 0) for (const id of await findOfKind(sources, kind, at)) ids.add(id)
  const kindScope: Scope = ids.size > 0 ? { ids: [...ids], filters: {} } : { filters: {} }
  const kindText = ids.size > 0 ? '' : kinds.join(' ')
  const { filters, named, missing, others } = applyValues(search, kindScope, slots.values, {
    kinds,
    kindText,
  })
  const scope = { ...kindScope, filters }
  const words = [...others, ...slots.rest]
  const { kept, ignored } = keepWords(index, words, { ...scope, text: isOfKind ? kinds.join(' ') : kindText })
  const text = kept.length > 0 && isOfKind ? kinds.join(' ') : kindText
  return {
    wish: { ...wish, text: [text, ...kept].filter(Boolean).join(' ') },
    scope,
    ...{ named, missing, ignored, isOfKind },
    isOnlyNear: !isOfKind && ids.size > 0,
  }
}

/** Adds the values that the goods have, one after the other; a value that none of them has any more is missing. */
function applyValues(
  search: ProductSearch,
  kindScope: Scope,
  values: readonly SlotValue[],
  { kinds, kindText }: { kinds: readonly string[]; kindText: string },
) {
  const { index } = search
  const all = count(index, kindScope, kindText)
  const filters: Record<string, readonly string[]> = {}
  const named: string[] = []
  const missing: string[] = []
  const others: string[] = []
  for (const { words, group, slugs, title } of values) {
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
    else if (group !== sizeGroup && hasNear(index, { ...kindScope, filters }, [kindText, words]))
      others.push(words)
    else missing.push(title)
  }
  return { filters, named, missing, others }
}

/** Whether some goods have a word in another way than by their filter values, such as a shade that is near to a colour. */
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

/** Keeps the words that some of the goods have beside the words before them. */
function keepWords(
  index: ProductIndex,
  words: readonly string[],
  { text, ...scope }: Scope & { text: string },
) {
  const kept: string[] = []
  const ignored: string[] = []
  for (const word of words) {
    if (hasNear(index, scope, [text, ...kept, word])) kept.push(word)
    else ignored.push(word)
  }
  return { kept, ignored }
}
