import type { Deal } from '@sluimer/contract/catalog/deal'
import { clsx } from 'clsx'
import { tellEnd, useCountdown } from './countdown.tsx'
import { DealEnd } from './deal-end.tsx'
import { dealName } from './deal-words.ts'
import { StockBar } from './stock-bar.tsx'

/** Says beneath a price in a list that it is a deal's, and until when. When the deal ends, the list is read again. */
export function DealMark({ deal, className }: { deal: Deal; className?: string }) {
  const { now } = useCountdown(deal)
  return (
    <p {...tellEnd(deal)} className={clsx('text-xs font-semibold text-coral', className)}>
      {`${dealName[deal.kind]} `}
      <DealEnd {...{ deal, now }} />
      <StockBar deal={deal} />
    </p>
  )
}
