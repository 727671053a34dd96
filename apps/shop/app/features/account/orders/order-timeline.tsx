import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { describeStep } from './step-words.ts'

/** What happened to an order, each with its moment, the oldest first. */
export function OrderTimeline({ order }: { order: OwnOrder }) {
  const isCollected = order.delivery.pickup_point !== null
  return (
    <ol aria-label="Verloop van je bestelling">
      {order.steps.map(({ step, at, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are never taken back, so they keep their places.
        <li key={`${step}-${place}`} className="relative flex gap-4 pb-5 last:pb-0">
          {place < order.steps.length - 1 && (
            <span className="absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-pine/30" aria-hidden="true" />
          )}
          <span className="relative mt-1.5 size-4 shrink-0 rounded-full bg-pine" aria-hidden="true" />
          <p>
            <span className="font-semibold">{describeStep({ step, amount }, isCollected)}</span>
            <time dateTime={at} className="block text-sm text-ink-soft">
              {formatDutchMoment(new Date(at))}
            </time>
          </p>
        </li>
      ))}
    </ol>
  )
}
