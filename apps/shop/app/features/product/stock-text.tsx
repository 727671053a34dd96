import type { Product, Variant } from '@sluimer/contract/catalog/product'

/** From so few pieces on the real number is told: a shopper who wants two should know. */
const fewPieces = 5

/** What the stock really is when that matters: the last pieces, or none. Never a claim to hurry someone. */
export function StockText({
  variant,
  condition,
}: {
  variant: Pick<Variant, 'available' | 'stock'>
  condition: Product['condition']
}) {
  const text = stockText(variant, condition)
  return (
    <p role="status" className="font-semibold text-honey empty:hidden">
      {text}
    </p>
  )
}

export function stockText(
  { available, stock }: Pick<Variant, 'available' | 'stock'>,
  condition: Product['condition'],
): string | undefined {
  const isSoldOut = !available || stock === 0
  // Of what came back or stood in the showroom there is one.
  if (isSoldOut && condition === 'used') return 'Dit exemplaar is verkocht, of wordt nu afgerekend.'
  if (isSoldOut) return 'Deze uitvoering is nu uitverkocht.'
  if (stock > fewPieces) return undefined
  return stock === 1 ? 'Hiervan is er nog 1 op voorraad.' : `Hiervan zijn er nog ${stock} op voorraad.`
}
