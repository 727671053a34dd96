import type { Deps } from '../../../platform/deps.ts'
import { findSellableVariants } from '../../catalog/variant/find-sellable-variants.ts'
import { findCredited } from '../../order/after-sale/find-credited.ts'
import { listOrderLines } from '../../order/rows/order.queries.ts'

/** Lists what was bought and kept and is still sold, each product once. Other products have no page to review. */
export async function listKeptProducts({ db, clock }: Pick<Deps, 'db' | 'clock'>, orderId: string) {
  const lines = await listOrderLines(db, orderId)
  const { pieces } = await findCredited(db, orderId)
  const kept = lines.filter(({ id, quantity }) => (pieces[id] ?? 0) < quantity)
  const variants = await findSellableVariants(
    db,
    kept.map(({ variantId }) => variantId),
    clock(),
  )
  const products = kept.flatMap(({ id, variantId }) => {
    const variant = variants.get(variantId)
    if (variant === undefined || !variant.isActive || variant.isSample) return []
    const { productId, productSlug: slug, productTitle: title, image } = variant
    return [{ lineId: id, productId, slug, title, image }]
  })
  return [...new Map(products.map((product) => [product.productId, product])).values()]
}
