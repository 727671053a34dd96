import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { describeMake } from '@sluimer/domain/catalog/make'
import { formatEuro } from '@sluimer/domain/money/euro'
import { toSpokenName } from '../draft/draft.ts'
import type { Sources, Turn } from '../draft/plan-context.ts'
import { type InOrder, putInOrder } from '../reading/measures.ts'
import { readSlots } from '../slots/read-slots.ts'
import { sizeGroup } from '../slots/slot-value.ts'
import { listKeys } from '../tools/make-prices.ts'
import { narrowPage, narrowToMake } from '../tools/narrow-page.ts'
import { toRange } from '../tools/price-range.ts'
import { valueAt } from '../tools/show-makes.ts'

/** The keys of the choices that are a make, by the id of its product. */
export type MakeOf = ReadonlyMap<string, readonly string[]>

/** What the largest, thickest or smallest of all costs in that size. */
interface PriceOfMost {
  readonly said: string
  readonly amount: string
  readonly makes: MakeOf
}

/** 'De op één na dikste' asks for what comes after the first. */
export const isSecond = /\b(?:1|een|één) na (?:de |het )?\p{L}+ste?\b/iu

/** Finds what the first of all costs in the size that makes it the first, or what those cost that are as large. Undefined where no size of several decides. */
export function findPriceOfMost(
  { search }: Pick<Sources, 'search'>,
  { unit, measured }: InOrder,
  { message, wish }: Turn,
): PriceOfMost | undefined {
  const [first] = measured
  if (first === undefined || unit !== 'cm' || isSecond.test(message)) return undefined
  const winners = measured.filter(({ value }) => value === first.value)
  const found = winners.flatMap(
    ({ page }) => findMake(search, page, { value: first.value, message, wish }) ?? [],
  )
  const sold = found.filter(({ make }) => make.available)
  const cents = (sold.length > 0 ? sold : found).map(({ make }) => make.price.price)
  if (cents.length === 0) return undefined
  const amount = formatEuro(Math.min(...cents))
  const price = `${new Set(cents).size > 1 ? 'vanaf ' : ''}${amount}${sold.length > 0 ? '' : ', en is nu uitverkocht'}`
  return {
    amount,
    said:
      winners.length > 1
        ? `In die maat kosten ze ${price}.`
        : `${toSpokenName(first.page)} kost in die maat ${price}.`,
    makes: new Map(found.map(({ page, make }) => [page.id, listKeys(page, make)])),
  }
}

/** Finds the cheapest make of a product that has the size that is the most; undefined where all of its makes have it. */
function findMake(
  search: Sources['search'],
  page: Product,
  { value, message, wish }: Pick<Turn, 'message' | 'wish'> & { value: number },
): { page: Product; make: Variant } | undefined {
  // Of the thickest topper the price is asked in the size of one's bed.
  const slugs = readSlots(search, wish.text)
    .values.filter(({ group }) => group === sizeGroup)
    .flatMap((one) => one.slugs)
  const ofSize = narrowPage(search, page, { slugs })
  const variants = ofSize.variants.filter(
    (variant) => putInOrder(message, [narrowToMake(page, variant)])?.measured[0]?.value === value,
  )
  if (variants.length === page.variants.length) return undefined
  const sold = variants.filter(({ available }) => available)
  const [make] = (sold.length > 0 ? sold : variants).toSorted((a, b) => a.price.price - b.price.price)
  return make && { page, make }
}

/** Leaves the makes that cost what was asked for, with what their page tells of these: 'de grootste kerstboom onder 150 euro'. */
export function keepPriced(pages: readonly Product[], { wish }: Turn): readonly Product[] {
  const range = toRange(wish.price)
  if (range === undefined) return pages
  const isWithin = ({ price }: { price: number }) => price >= range.minCents && price <= range.maxCents
  return pages.flatMap((page) => {
    if (page.variants.length === 0) return isWithin(page.price) ? [page] : []
    const fitting = page.variants.filter(({ price }) => isWithin(price))
    const titles = fitting.map((variant) =>
      page.options.map((_, place) => valueAt(page, variant, place)?.title),
    )
    return fitting.length === 0 ? [] : [{ ...page, variants: [...fitting], ...describeMake(page, titles) }]
  })
}
