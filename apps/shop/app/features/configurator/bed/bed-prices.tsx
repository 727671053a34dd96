import type { Configuration } from '@sluimer/contract/configurator/configuration-schemas'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { Amount } from '../../../ui/price/price.tsx'

/** What a kept bed cost then, and what it or the nearest bed costs now. */
export function BedPrices({ bed: { saved, now, nearest } }: { bed: Configuration }) {
  const present = now ?? nearest
  return (
    <dl className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-sand pt-4">
      <dt>Toen je het bewaarde, op {formatDutchDate(toAmsterdamDate(new Date(saved.at)))}</dt>
      <dd className="text-right tabular-nums">
        <Amount cents={saved.price} />
      </dd>
      {present !== null && (
        <>
          <dt className="text-lg font-semibold">
            {now === null ? 'Het bed dat er het dichtst bij komt, nu' : 'Nu'}
          </dt>
          <dd className="text-right text-lg font-semibold tabular-nums">
            <Amount cents={present.price.price} />
          </dd>
          {present.price.price_old !== null && (
            <dd className="col-span-2 text-right text-sm text-ink-soft">
              laagste prijs 30 dagen: <Amount cents={present.price.price_old} />
            </dd>
          )}
        </>
      )}
    </dl>
  )
}
