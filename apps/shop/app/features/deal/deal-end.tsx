import type { Deal } from '@sluimer/contract/catalog/deal'
import { formatDealEnd, formatDealEndInShort } from '@sluimer/domain/deal/deal-end-text'

/** Until when a deal lasts, with a later day in short. Screen readers say it in full. */
export function DealEnd({ deal, now }: { deal: Pick<Deal, 'ends_at'>; now: Date }) {
  const endsAt = new Date(deal.ends_at)
  const [whole, short] = [formatDealEnd(endsAt, now), formatDealEndInShort(endsAt, now)]
  if (short === whole) return whole
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{whole}</span>
    </>
  )
}
