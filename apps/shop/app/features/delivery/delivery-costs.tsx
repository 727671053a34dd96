import type { Product, Variant } from '@sluimer/contract/catalog/product'
import { describeReturnCost, formatDeliveryCosts } from '@sluimer/domain/delivery/cost-text'
import { Link } from 'react-router'

/** Says before the order what delivery and returning cost (BW 6:230m (1) (e) and (i)), by the cart's tariff. */
export function DeliveryCosts({ product, variant }: { product: Product; variant: Variant }) {
  const deliveryClass = product.delivery_method
  const lines = formatDeliveryCosts({
    deliveryClass,
    weightGrams: variant.weight_grams,
    priceCents: variant.price.price,
  })
  return (
    <div className="text-sm text-ink-soft">
      <p className="font-semibold text-ink">Bezorgkosten, voor je hele bestelling samen</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!product.made_to_measure && (
        <p className="mt-1.5">
          {describeReturnCost({ deliveryClass })}.{' '}
          <Link to="/service/retourneren/#kosten" className="text-pine underline underline-offset-4">
            Meer over retourneren
          </Link>
        </p>
      )}
    </div>
  )
}
