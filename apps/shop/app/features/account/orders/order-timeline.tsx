import type { OwnOrder } from '@sluimer/contract/account/order-schemas'
import { listStepsToCome } from '@sluimer/domain/order/history'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { clsx } from 'clsx'
import { describeStep } from './step-words.ts'

/** As many steps stand beside one another on a wide screen. */
const mostInRow = 5

interface Place {
  words: string
  /** When it happened; undefined for a step to come. */
  at: string | undefined
}

/** What happened to an order, each with its moment, the oldest first, and what its buyer still waits for. */
export function OrderTimeline({ order }: { order: OwnOrder }) {
  const places = listPlaces(order)
  const isInRow = places.length <= mostInRow
  return (
    <ol
      aria-label="Verloop van je bestelling"
      className={clsx(
        isInRow &&
          'lg:grid lg:auto-cols-fr lg:grid-flow-col print:grid print:auto-cols-fr print:grid-flow-col',
      )}
    >
      {places.map(({ words, at }, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are never taken back, so they keep their places.
          key={`${words}-${place}`}
          className={clsx(
            'relative flex gap-4 pb-5 last:pb-0',
            isInRow &&
              'lg:flex-col lg:gap-2 lg:pr-3 lg:pb-0 print:flex-col print:gap-2 print:pr-3 print:pb-0',
          )}
        >
          {place < places.length - 1 && (
            <span
              className={clsx(
                'absolute top-4 bottom-0 left-[0.4375rem] w-0.5 bg-pine/30',
                isInRow &&
                  'lg:inset-x-0 lg:top-[0.8125rem] lg:bottom-auto lg:left-4 lg:h-0.5 lg:w-auto print:inset-x-0 print:top-[0.8125rem] print:bottom-auto print:left-4 print:h-0.5 print:w-auto',
              )}
              aria-hidden="true"
            />
          )}
          <span
            className={clsx(
              'relative mt-1.5 size-4 shrink-0 rounded-full',
              at === undefined ? 'border-2 border-pine bg-paper' : 'bg-pine',
            )}
            aria-hidden="true"
          />
          <p>
            <span className={at === undefined ? 'text-ink-soft' : 'font-semibold'}>
              {words}
              {at === undefined && <span className="sr-only">, komt nog</span>}
            </span>
            {at !== undefined && (
              <time dateTime={at} className="block text-sm text-ink-soft">
                {formatDutchMoment(new Date(at))}
              </time>
            )}
          </p>
        </li>
      ))}
    </ol>
  )
}

function listPlaces(order: OwnOrder): Place[] {
  const isCollected = order.delivery.pickup_point !== null
  const taken = order.steps.map(({ step, at, amount }) => ({
    words: describeStep({ step, amount }, isCollected),
    at,
  }))
  const toCome = listStepsToCome(order.status).map((step) => ({
    words: describeStep({ step, amount: null }, isCollected),
    at: undefined,
  }))
  return [...taken, ...toCome]
}
