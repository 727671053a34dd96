import type { Deal } from '@sluimer/contract/catalog/deal'
import { formatDealEnd, formatDealEndInShort } from '@sluimer/domain/deal/deal-end-text'
import { clsx } from 'clsx'
import { tellEnd, useCountdown } from './countdown.tsx'
import { dealName } from './deal-words.ts'
import { StockBar } from './stock-bar.tsx'

/** Says beneath a price in a list that it is a deal's, and until when. When the deal ends, the list is read again. */
export function DealMark({ deal, className }: { deal: Deal; className?: string }) {
  const { now } = useCountdown(deal)
  const endsAt = new Date(deal.ends_at)
  const [whole, short] = [formatDealEnd(endsAt, now), formatDealEndInShort(endsAt, now)]
  return (
    <p {...tellEnd(deal)} className={clsx('text-xs font-semibold text-coral', className)}>
      {`${dealName[deal.kind]} `}
      {short === whole ? (
        whole
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <span className="sr-only">{whole}</span>
        </>
      )}
      <StockBar deal={deal} />
    </p>
  )
}
