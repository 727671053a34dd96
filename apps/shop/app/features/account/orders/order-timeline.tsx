import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { clsx } from 'clsx'
import { describeStep } from './step-words.ts'

/** As many steps stand beside one another on a wide screen. */
const mostInRow = 5

/** What happened to an order, each with its moment, the oldest first. */
export function OrderTimeline({ order }: { order: OwnOrder }) {
  const isCollected = order.delivery.pickup_point !== null
  const isInRow = order.steps.length <= mostInRow
  return (
    <ol
      aria-label="Verloop van je bestelling"
      className={clsx(
        isInRow &&
          'lg:grid lg:auto-cols-fr lg:grid-flow-col print:grid print:auto-cols-fr print:grid-flow-col',
      )}
    >
      {order.steps.map(({ step, at, amount }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are never taken back, so they keep their places.
          key={`${step}-${place}`}
          className={clsx(
            'relative flex gap-4 pb-5 last:pb-0',
            isInRow && 'lg:flex-col lg:gap-2 lg:pr-3 lg:pb-0',
          )}
        >
          {place < order.steps.length - 1 && (
            <span
              className={clsx(
                'absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-pine/30',
                isInRow && 'lg:inset-x-0 lg:top-[0.8125rem] lg:bottom-auto lg:left-4 lg:h-0.5 lg:w-auto',
              )}
              aria-hidden="true"
            />
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
