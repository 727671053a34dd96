import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { Amount, Price } from '../../../ui/price/price.tsx'

/** What a bed costs now, and what it cost when it was kept if that was something else. The nearest bed is named as such. */
export function BedCost({ bed: { saved, now, nearest } }: { bed: Configuration }) {
  if (now === null)
    return (
      <p className="mt-3 text-sm text-ink-soft">
        Toen je het bewaarde: <Amount cents={saved.price} />
        {nearest !== null && (
          <>
            . Het bed dat er het dichtst bij komt, kost nu <Amount cents={nearest.price.price} />
          </>
        )}
        .
      </p>
    )
  const { price, price_old } = now.price
  return (
    <div className="mt-3">
      <Price amountCents={price} formerCents={price_old ?? undefined} />
      {price !== saved.price && (
        <p className="mt-1 text-sm text-ink-soft">
          {price < saved.price ? 'Goedkoper' : 'Duurder'} dan toen je het bewaarde: het kostte{' '}
          <Amount cents={saved.price} />.
        </p>
      )}
    </div>
  )
}
