import type { WithdrawalReceipt } from '@sluimer/contract/service/schemas'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

/** Confirms that the statement was received, in the same words whether or not an order matches it. */
export function WithdrawalDone({ receipt, email }: { receipt: WithdrawalReceipt; email: string }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className="rounded-card bg-pine-mist p-6 sm:p-8">
      <CircleCheck className="size-10 text-pine" aria-hidden="true" />
      <h2 ref={title} id="herroepen-titel" tabIndex={-1} className="mt-3">
        We hebben je herroeping ontvangen
      </h2>
      <p className="mt-3 wrap-break-word">
        Ontvangen op{' '}
        <time dateTime={receipt.received_at}>{formatDutchMoment(new Date(receipt.received_at))}</time>, met
        kenmerk <strong className="whitespace-nowrap">{receipt.reference}</strong>. Het bewijs is onderweg
        naar {email}.
      </p>
      <p className="mt-3">
        Heb je de artikelen al? Lees op{' '}
        <Link to="/service/retourneren/" className="text-pine underline underline-offset-4">
          Retourneren
        </Link>{' '}
        hoe je ze terugstuurt.
      </p>
    </div>
  )
}
