import type { Countdown as CountdownData } from '@sluimer/contract/catalog/overview'
import { timeLeft } from '@sluimer/domain/countdown/time-left'
import { formatDealEnd } from '@sluimer/domain/deal/deal-end-text'
import { clsx } from 'clsx'
import { useIsHydrated } from '../../lib/browser/use-is-hydrated.ts'
import { useDealEnd } from './use-deal-end.ts'
import { useServerClock } from './use-server-clock.ts'

/**
 * Shows when deals end: in words, and counting down every second by the server's clock (SC-08). Screen readers get only
 * the words, and so do browsers without scripts, where figures that do not move would be wrong.
 */
export function Countdown({ countdown, className }: { countdown: CountdownData; className?: string }) {
  const { now, text } = useCountdown(countdown)
  return (
    <p
      className={clsx(
        'inline-flex flex-wrap items-baseline gap-x-3 rounded-[1.5rem] bg-coral-mist px-4 py-2 font-semibold text-coral',
        className,
      )}
    >
      <span className="font-normal">
        <span className="sr-only">Geldig </span>
        {formatDealEnd(new Date(countdown.ends_at), now)}
      </span>
      <TimeFigures text={text} countdown={countdown} className="text-lg" />
    </p>
  )
}

/** Returns the time that is left by the server's clock; at the end the page's data are loaded again. */
export function useCountdown({ ends_at, now: pageNow }: CountdownData): { now: Date; text: string } {
  const now = useServerClock(pageNow)
  const { text, isOver } = timeLeft(new Date(ends_at), now)
  useDealEnd(isOver)
  return { now, text }
}

/**
 * 'nog 03:12:11', in figures of equal width, hidden from screen readers. A page from the cache shows them from the
 * first tick on (count-early.ts until its scripts run), a browser without scripts never.
 */
export function TimeFigures(props: { text: string; countdown: CountdownData; className?: string }) {
  const isHydrated = useIsHydrated()
  return (
    <span
      aria-hidden="true"
      {...tellEnd(props.countdown)}
      className={clsx(
        'inline-flex items-baseline gap-1.5 whitespace-nowrap print:hidden noscript:hidden',
        !isHydrated && 'invisible',
        props.className,
      )}
    >
      nog
      <time suppressHydrationWarning dateTime={props.countdown.ends_at} className="tabular-nums">
        {props.text}
      </time>
    </span>
  )
}

/** The attributes by which a page whose scripts do not run yet knows of the end of a deal (count-early.ts). */
export function tellEnd({ ends_at, now }: CountdownData) {
  return { 'data-ends': ends_at, 'data-now': now }
}
