import type { Variant } from '@sluimer/contract/catalog/product'

/** From so few pieces on the real number is told: a shopper who wants two should know. */
const fewPieces = 5

/** What the stock really is when that matters: the last pieces, or none. Never a claim to hurry someone. */
export function StockText({ variant }: { variant: Pick<Variant, 'available' | 'stock'> }) {
  const text = stockText(variant)
  return (
    <p role="status" className="font-semibold text-honey empty:hidden">
      {text}
    </p>
  )
}

export function stockText({ available, stock }: Pick<Variant, 'available' | 'stock'>): string | undefined {
  if (!available || stock === 0) return 'Deze uitvoering is nu uitverkocht.'
  if (stock > fewPieces) return undefined
  return stock === 1 ? 'Hiervan is er nog 1 op voorraad.' : `Hiervan zijn er nog ${stock} op voorraad.`
}
