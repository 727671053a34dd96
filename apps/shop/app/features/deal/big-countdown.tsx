import type { Countdown as CountdownData } from '@sluimer/contract/catalog/overview'
import { formatDealEnd } from '@sluimer/domain/deal/deal-end-text'
import { TimeFigures, useCountdown } from './countdown.tsx'

/** SC-08: when the deals of a page end, large and on dark ground; screen readers get the words only. */
export function BigCountdown({ countdown }: { countdown: CountdownData }) {
  const { now, text } = useCountdown(countdown)
  return (
    <p className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
      <TimeFigures
        text={text}
        countdown={countdown}
        className="gap-[0.25em]! font-display text-[clamp(2.25rem,6vw,4rem)] leading-none font-semibold"
      />
      <span>
        <span className="sr-only">Geldig </span>
        {formatDealEnd(new Date(countdown.ends_at), now)}
      </span>
    </p>
  )
}
