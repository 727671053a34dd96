import type { Product, Variant } from '@sluimer/contract/catalog/product'

/** From this few pieces on, the real number is shown: a shopper who wants two should know. */
const fewPieces = 5

/** Shows the real stock when it matters: the last pieces, or none. It never serves to hurry a shopper. */
export function StockText({
  variant,
  condition,
}: {
  variant: Pick<Variant, 'available' | 'stock'>
  condition: Product['condition']
}) {
  const text = formatStock(variant, condition)
  return (
    <p role="status" className="font-semibold text-honey empty:hidden">
      {text}
    </p>
  )
}

export function formatStock(
  { available, stock }: Pick<Variant, 'available' | 'stock'>,
  condition: Product['condition'],
): string | undefined {
  const isSoldOut = !available || stock === 0
  // Returned and showroom pieces are single copies.
  if (isSoldOut && condition === 'used') return 'Dit exemplaar is verkocht, of wordt nu afgerekend.'
  if (isSoldOut) return 'Deze uitvoering is nu uitverkocht.'
  if (stock > fewPieces) return undefined
  return stock === 1 ? 'Hiervan is er nog 1 op voorraad.' : `Hiervan zijn er nog ${stock} op voorraad.`
}
