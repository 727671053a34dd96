import type { ProductIndex, SearchResult } from '@sluimer/search/port'
import { fold } from '@sluimer/search/text/words/tokens'
import type { ProductSearch } from '../../search/index/product-search.ts'
import { findNearColor, listShades } from './find-shade.ts'
import { aLongSize } from './find-size.ts'
import { fitSize } from './fit-size.ts'
import type { Scope } from './scope.ts'
import { type SlotValue, sizeGroup } from './slot-value.ts'

/**
 * Adds the values that the goods have, one after the other; a value that none of them has any more is missing. A color gives way to what else was
 * asked for: of wool plaids none is dark green, and some are sage.
 */
export function applyValues(
  search: ProductSearch,
  kindScope: Scope,
  values: readonly SlotValue[],
  of: { kinds: readonly string[]; kindText: string },
) {
  const applied = applyInOrder(search, kindScope, values, of)
  if (applied.missing.length === 0 || !values.some(({ group }) => group === colors)) return applied
  const colorsLast = values.toSorted((a, b) => Number(a.group === colors) - Number(b.group === colors))
  const other = applyInOrder(search, kindScope, colorsLast, of)
  return other.missing.length < applied.missing.length ? other : applied
}

function applyInOrder(
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
  const nearest: string[] = []
  const inFigures = values.some(
    ({ group, slugs: [slug = ''] }) => group === sizeGroup && /^\d+x\d+$/u.test(slug),
  )
  for (const { words, group, slugs, title, isNear } of values) {
    // Beside a size in figures 'kingsize' says nothing more.
    if (inFigures && group === sizeGroup && slugs.some((slug) => /^\p{L}|^\d-?p/u.test(slug))) continue
    const known = (all.counts[group] ?? []).filter(({ count: some }) => some > 0).map(({ value }) => value)
    // Of the colors that are near to one, the first that the goods have is the nearest.
    const nearSlugs = slugs.filter((slug) => known.includes(slug)).slice(0, 1)
    const meant = isNear ? nearSlugs : group === sizeGroup ? fitSize(slugs, kinds, known) : slugs
    const fitting = [...new Set([...(filters[group] ?? []), ...meant])].filter((slug) => known.includes(slug))
    const shades = group === colors ? listShades(search, words) : []
    const kin = shades.filter((slug) => known.includes(slug))
    // Of a color that other goods have and these lack, the nearest is shown: anthracite for black towels.
    const close = group === colors && !isNear ? listClose(search, [words, title], known) : []
    const tinted = { ...kindScope, filters: { ...filters, [group]: kin } }
    const tried = { ...kindScope, filters: { ...filters, [group]: fitting } }
    // A kind that has no such filter at all may have the word in its name: a plaid that is called 'Zacht'.
    if (known.length === 0) others.push(words)
    else if (fitting.length > 0 && count(index, tried, kindText).total > 0) {
      filters[group] = fitting
      const shown = isNear ? meant.map((slug) => facets.findChoice(slug)?.value.title ?? slug) : [title]
      if (!kinds.includes(words)) named.push(...shown)
      if (isNear) nearest.push(words)
    } else if (filters[group] === undefined && kin.length > 0 && count(index, tinted, kindText).total > 0) {
      const shown = kin.filter((slug) => hasSome(index, tinted, { group, slug, text: kindText }))
      filters[group] = shown
      named.push(...shown.map((slug) => facets.findChoice(slug)?.value.title ?? slug))
      absent.push(slugs[0] ?? title)
    } else if (
      close.length > 0 &&
      filters[group] === undefined &&
      hasSome(index, { ...kindScope, filters }, { group, slug: close[0] ?? '', text: kindText })
    ) {
      filters[group] = close
      named.push(...close.map((slug) => facets.findChoice(slug)?.value.title ?? slug))
      absent.push(title)
    } else if (isNear || slugs.some((slug) => toldByCare.has(slug))) {
      others.push(words)
    } else if (kinds.includes(words)) continue
    else if (group !== sizeGroup && hasNear(index, { ...kindScope, filters }, [kindText, words])) {
      others.push(words)
      alike.push(words)
    } else if (
      group === sizeGroup &&
      !aLongSize.test(words) &&
      kinds.some((kind) => /bed|boxspring/iu.test(kind)) &&
      hasNear(index, { ...kindScope, filters }, [kindText, readWidth(slugs)])
    ) {
      // A bed that is composed has its width in its name, and no size that a filter knows.
      others.push(readWidth(slugs))
      named.push(title)
    } else {
      const mayBeNear = group === sizeGroup && !kinds.some((kind) => mustFit.test(kind))
      const near = mayBeNear ? findNearSizes(slugs, known) : []
      const nearby = { ...kindScope, filters: { ...filters, [group]: near } }
      if (near.length > 0 && count(index, nearby, kindText).total > 0) {
        filters[group] = near
        named.push(...near.map((slug) => facets.findChoice(slug)?.value.title ?? slug))
        absent.push(title)
      } else {
        missing.push(group === colors ? toName(words, title) : title)
        missingGroup ??= group
      }
    }
  }
  return { filters, named, nearest, missing, missingGroup, absent, others, alike }
}

/** Whoever asks for green is told that there is no green, and not that there is no dark green. */
function toName(words: string, title: string): string {
  const said = fold(words).replace(/(?<=\p{L}{4})e$/u, '')
  return fold(title) !== said && fold(title).endsWith(said) ? said : title
}

/** What the pages of most goods tell where their care is. */
const toldByCare: ReadonlySet<string> = new Set(['wasbaar'])

/** Lists the color nearest to one that goods lack, of those that they have; none when a name of theirs has the word. */
function listClose(
  search: ProductSearch,
  names: readonly string[],
  known: readonly string[],
): readonly string[] {
  const near = names.flatMap((name) => findNearColor(search, name)?.slugs ?? [])
  return near.filter((slug) => known.includes(slug)).slice(0, 1)
}

/** A bed for one is no wider. */
const widestOfOne = 100

/** Returns the width of a size, as the names of goods tell it: 90 of '90x200' and of 'eenpersoons'; none of a size for two. */
function readWidth([slug = '']: readonly string[]): string {
  const [, width] = /^(\d+)x\d+$/u.exec(slug) ?? []
  if (width !== undefined) return Number(width) <= widestOfOne ? width : ''
  return /^(?:een|1)/u.test(slug) ? '90' : ''
}

/** What lies on a bed, or goes around what does. */
const mustFit = /laken|matras|topper|molton|beschermer|dekbed|overtrek|boxspring|sloop|slopen|^bed/iu
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

/** Keeps the goods that have each of the colors, since the index takes those that have one of them; undefined when none has. */
export function keepOfBoth(
  index: ProductIndex,
  ids: ReadonlySet<number>,
  filters: Readonly<Record<string, readonly string[]>>,
): Set<number> | undefined {
  let kept = [...ids]
  for (const [group, slugs] of Object.entries(filters)) {
    if (group !== colors || slugs.length < 2) continue
    for (const slug of slugs) {
      const query = { ids: kept, filters: { [group]: [slug] }, sort: 'popularity', offset: 0 } as const
      const own = index.list({ ...query, limit: mostOfKind }).ids
      if (own.length === 0) return undefined
      kept = [...own]
    }
  }
  return new Set(kept)
}

export const colors = 'kleur'
/** More than the catalogue of such a shop has of one kind. */
const mostOfKind = 1000

/** Whether some goods have a word in another way than by their filter values, such as a shade that is near to a color. */
export function hasNear(index: ProductIndex, scope: Scope, words: readonly string[]): boolean {
  const text = words.filter(Boolean).join(' ')
  if (words.at(-1) === '') return false
  const found = index.search({ ...scope, text, sort: 'relevance', offset: 0, limit: 0 })
  return isExact(found) && (found.filledFrom ?? found.total) > 0
}

function hasSome(
  index: ProductIndex,
  scope: Scope,
  { group, slug, text }: { group: string; slug: string; text: string },
): boolean {
  return count(index, { ...scope, filters: { ...scope.filters, [group]: [slug] } }, text).total > 0
}

function isExact({ relaxed }: SearchResult): boolean {
  return relaxed === undefined || (relaxed.droppedWords.length === 0 && relaxed.isOnlyMentioned !== true)
}

function count(index: ProductIndex, scope: Scope, text: string) {
  const query = { ...scope, sort: 'relevance', offset: 0, limit: 0 } as const
  return text === '' ? index.list(query) : index.search({ ...query, text })
}
