import type { Price as PriceData } from '@sluimer/contract/catalog/price'
import { Price, type PriceProps } from '../../ui/price/price.tsx'

/** A price from the contract as shoppers read it: with 'vanaf' when other variants cost more. */
export function ProductPrice(props: { price: PriceData } & Pick<PriceProps, 'size' | 'className'>) {
  const { price, size, className } = props
  return (
    <Price
      amountCents={price.price}
      formerCents={price.price_old === null ? null : price.price_old}
      {...(price.from ? { prefix: 'vanaf' } : {})}
      {...(size ? { size } : {})}
      {...(className ? { className } : {})}
    />
  )
}
