import type { Deal } from '@sluimer/contract/catalog/deal'
import { formatDealEnd } from '@sluimer/domain/deal/deal-end-text'
import { clsx } from 'clsx'
import { tellEnd, useCountdown } from './countdown.tsx'
import { dealName } from './deal-words.ts'
import { StockBar } from './stock-bar.tsx'

/** Says beneath a price in a list that it is a deal's, and until when. When the deal ends, the list is read again. */
export function DealMark({ deal, className }: { deal: Deal; className?: string }) {
  const { now } = useCountdown(deal)
  return (
    <p {...tellEnd(deal)} className={clsx('text-xs font-semibold text-coral', className)}>
      {`${dealName[deal.kind]} ${formatDealEnd(new Date(deal.ends_at), now)}`}
      <StockBar deal={deal} />
    </p>
  )
}
