import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { Price, type PriceProps } from '../../ui/price/price.tsx'

interface ProductPriceProps extends Pick<PriceProps, 'size' | 'className'> {
  price: ProductTile['price']
  /** The size that the price is for, when the product is shown in that of the visitor's bed. */
  shownSize?: ProductTile['shown_size']
}

/** A price from the contract as shoppers read it: with 'vanaf' when other variants cost more, and with its size. */
export function ProductPrice({ price, shownSize, size, className }: ProductPriceProps) {
  return (
    <Price
      amountCents={price.price}
      formerCents={price.price_old === null ? null : price.price_old}
      {...(price.from ? { prefix: 'vanaf' } : {})}
      {...(shownSize ? { suffix: shownSize } : {})}
      {...(size ? { size } : {})}
      {...(className ? { className } : {})}
    />
  )
}
