import type { ProductQuery, SortOrder } from '@sluimer/search/port'
import { COLOURS, MATERIALS, SIZES } from './catalogue-words.ts'
import { type Dice, severalOf } from './dice.ts'
import { LEAVES } from './generator.ts'

const SORTS: readonly SortOrder[] = [
  'popularity',
  'popularity',
  'popularity',
  'price_asc',
  'price_desc',
  'newest',
  'discount',
]

/** A listing as visitors ask for it: mostly a category, up to three filters, sometimes a price range or a later page. */
export function aListingQuery(dice: Dice): ProductQuery {
  const leaf = dice.pickSkewed(LEAVES)
  const filters: Record<string, string[]> = {}
  if (dice.chance(0.5)) filters.kleur = severalOf(COLOURS, 2, dice)
  if (dice.chance(0.35)) filters.maat = severalOf(SIZES, 2, dice)
  if (dice.chance(0.25)) filters.materiaal = severalOf(MATERIALS, 1, dice)
  return {
    categoryId: leaf.ids[dice.chance(0.3) ? 0 : 1] as number,
    filters,
    ...(dice.chance(0.15) && { priceRange: { minCents: 2_000, maxCents: 20_000 + dice.below(50_000) } }),
    sort: dice.pick(SORTS),
    offset: dice.chance(0.8) ? 0 : 24 * dice.below(10),
    limit: 24,
  }
}

/** What visitors type: kinds of products, with colours, sizes, typing errors, or unfinished. */
export function aText(dice: Dice): string {
  const type = dice.pick(dice.pickSkewed(LEAVES).types).toLowerCase()
  const parts = [type]
  if (dice.chance(0.35)) parts.push(dice.pickSkewed(COLOURS))
  if (dice.chance(0.25)) parts.push(dice.pickSkewed(SIZES))
  if (dice.chance(0.15)) parts.unshift(dice.pickSkewed(MATERIALS))
  const text = parts.join(' ')
  if (dice.chance(0.12)) {
    const at = 2 + dice.below(Math.max(1, type.length - 3))
    return text.slice(0, at) + text.slice(at + 1)
  }
  return dice.chance(0.1) ? text.slice(0, Math.max(4, text.length - 3)) : text
}
