import type { CartItem } from '@sluimer/contract/cart/schemas'
import { clsx } from 'clsx'
import { Amount } from '../../ui/price/price.tsx'

/** The price of a cart line, and its discount. */
export function LineTotal({ item }: { item: CartItem }) {
  return (
    <p className="shrink-0 text-right font-semibold tabular-nums">
      <span className="sr-only">{item.quantity > 1 ? 'Samen ' : 'Prijs '}</span>
      <span className={clsx(item.price_old !== null && 'text-coral')}>
        {item.sample ? 'Gratis' : <Amount cents={item.row_total} />}
      </span>
      {item.discount > 0 && (
        <span className="block text-sm font-normal whitespace-nowrap text-pine">
          <Amount cents={-item.discount} /> korting
        </span>
      )}
    </p>
  )
}

/** Says that goods cost more than when the shopper put them in, since nobody expects that of what lies in a cart. */
export function PriceRise({ item: { price, price_before_rise, quantity } }: { item: CartItem }) {
  if (price_before_rise === null) return null
  return (
    <p className="text-sm font-semibold text-honey">
      Duurder dan toen je het toevoegde: het kostte <Amount cents={price_before_rise} />
      {quantity > 1 && ' per stuk'}, nu <Amount cents={price} />.
    </p>
  )
}

/** The price of one piece on a line with several, and its former price; leaves out what the line's total shows. */
export function PiecePrice({ item }: { item: CartItem }) {
  const isOne = item.quantity === 1
  if (isOne && item.price_old === null) return null
  return (
    <p className="text-sm text-ink-soft">
      {!isOne && (
        <>
          <Amount cents={item.price} /> per stuk
        </>
      )}
      {item.price_old !== null && (
        <span className="block">
          laagste prijs 30 dagen: <Amount cents={item.price_old} />
        </span>
      )}
    </p>
  )
}
