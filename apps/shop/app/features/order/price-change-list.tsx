import type { PriceChange } from '@sluimer/contract/errors'
import { eurosToCents } from '@sluimer/domain/money/euro'
import { Amount } from '../../ui/price/price.tsx'

/** The lines that now cost something else per piece than when the shopper looked. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {changes.map(({ item_id, title, old_price, price }) => (
        <li key={item_id}>
          {title}: was <Amount cents={eurosToCents(old_price)} />, nu <Amount cents={eurosToCents(price)} />{' '}
          per stuk
        </li>
      ))}
    </ul>
  )
}
