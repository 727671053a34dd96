import type { PriceChange } from '@sluimer/contract/errors'
import { Amount } from '../../ui/price/price.tsx'

/** The lines that now cost something else per piece than when the shopper looked. */
export function PriceChangeList({ changes }: { changes: readonly PriceChange[] }) {
  return (
    <ul className="mt-1 list-disc pl-5">
      {changes.map(({ item_id, title, old_price, price }) => (
        <li key={item_id}>
          {title}: was <Amount cents={old_price} />, nu <Amount cents={price} /> per stuk
        </li>
      ))}
    </ul>
  )
}
