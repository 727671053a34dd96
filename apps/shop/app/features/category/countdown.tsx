import type { Countdown as CountdownData } from '@sluimer/contract/catalog/overview'
import { timeLeft } from '@sluimer/domain/countdown/time-left'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { serverTimeMs } from '../../lib/server-clock.ts'

/**
 * How long the deals of this page last, every second by the server's clock (SC-08). When it is over the page asks the
 * server what counts now. Those who hear the page are told the end once, not every second.
 */
export function Countdown({ countdown, className }: { countdown: CountdownData; className?: string }) {
  const endsAt = new Date(countdown.ends_at)
  const now = useServerClock(countdown.now)
  const { text, isOver } = timeLeft(endsAt, now)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  return (
    <p
      className={clsx(
        'inline-flex items-baseline gap-2 rounded-full bg-coral-mist px-4 py-2 font-semibold text-coral',
        className,
      )}
    >
      <span>Nog</span>
      <time
        dateTime={countdown.ends_at}
        aria-hidden="true"
        className="min-w-[8ch] text-center text-lg tabular-nums"
      >
        {text}
      </time>
      <span className="sr-only">geldig tot {endText(endsAt)}</span>
    </p>
  )
}

/** The server's time, at first as the page was made with it, so that both agree. */
function useServerClock(serverNow: string): Date {
  const [now, setNow] = useState(() => new Date(serverNow))
  useEffect(() => {
    const begin = performance.now()
    const tick = () => setNow(new Date(serverTimeMs(serverNow, performance.now() - begin)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [serverNow])
  return now
}

function endText(endsAt: Date): string {
  return new Intl.DateTimeFormat('nl-NL', {
    timeZone: 'Europe/Amsterdam',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(endsAt)
}
