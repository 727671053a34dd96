import type { Product } from '@sluimer/contract/catalog/product'
import { formatEuro } from '@sluimer/domain/money/euro'
import { applyDiscounts } from '@sluimer/domain/promotion/discounts'
import { listPublicPromotions } from '../../promotion/promotion.queries.ts'
import { toPromotion } from '../../promotion/to-promotion.ts'
import type { ProductSearch } from '../../search/index/product-search.ts'
import type { Sources } from '../draft/plan-context.ts'

/** So many pieces of a product, each of which costs so many cents. */
interface Part {
  readonly page: Product
  readonly times: number
  readonly cents: number
}

/** Says what a promotion such as '2+2 gratis' makes of a sum, as the cart will; empty when none applies. */
export async function tellDeal(
  { db, search }: Sources,
  parts: readonly Part[],
  { total, at }: { total: number; at: Date },
): Promise<string> {
  const rows = await listPublicPromotions(db, at)
  const promotions = rows.filter(({ kind }) => kind === 'free_pieces' || kind === 'quantity').map(toPromotion)
  const scopes = promotions.flatMap(({ scope }) => scope.categoryIds)
  const lines = parts.map(({ page, times, cents }, lineId) => ({
    lineId,
    productId: Number(page.id),
    categoryIds: scopes.filter((categoryId) => isIn(search, categoryId, Number(page.id))),
    priceCents: cents,
    quantity: times,
    isReduced: page.price.price_old !== null,
    lowestCents: cents,
  }))
  const { parts: taken, totalCents } = applyDiscounts({ lines, promotions })
  const [first] = taken
  return first === undefined || totalCents === 0
    ? ''
    : ` Met ${first.title} wordt dat in je winkelwagen ${formatEuro(total - totalCents)}.`
}

function isIn({ index }: ProductSearch, categoryId: number, id: number): boolean {
  const query = { categoryId, ids: [id], filters: {}, sort: 'popularity', offset: 0, limit: 1 } as const
  return index.list(query).total > 0
}
