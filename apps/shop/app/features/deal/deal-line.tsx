import type { Deal } from '@sluimer/contract/catalog/deal'
import { clsx } from 'clsx'
import { Timer } from 'lucide-react'
import { TimeFigures, useCountdown } from './countdown.tsx'
import { DealEnd } from './deal-end.tsx'
import { dealName, formatPiecesLeft } from './deal-words.ts'

/** Says beside a product's price that it is a deal's: until when, how long still, and how many pieces there are. */
export function DealLine({ deal, className }: { deal: Deal; className?: string }) {
  const { now, text } = useCountdown(deal)
  const pieces = formatPiecesLeft(deal)
  return (
    <div
      className={clsx(
        'flex flex-wrap gap-x-4 gap-y-0.5 rounded-field bg-coral-mist px-3.5 py-2.5 text-coral',
        className,
      )}
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Timer className="size-4.5 self-center" aria-hidden="true" />
        <strong className="font-semibold">{dealName[deal.kind]}</strong>{' '}
        <span>
          <DealEnd {...{ deal, now }} />
        </span>
      </p>
      <p className="flex grow flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <TimeFigures text={text} countdown={deal} />
        {pieces}
      </p>
    </div>
  )
}
