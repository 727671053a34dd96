import type { Logger } from '../../../platform/log.ts'

const firstPauseMs = 5_000
const longestPauseMs = 10 * 60_000

/**
 * Starts work in the background and, when it fails, repeats it after a pause that doubles, until it succeeds or the
 * signal fires. Another start while the work is under way calls `work` itself again, which knows what to do; a start
 * during a pause does not shorten the pause.
 */
export function keepTrying(
  what: string,
  work: () => Promise<void>,
  { log, signal }: { log: Pick<Logger, 'error'>; signal: AbortSignal },
): () => void {
  let pause: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs

  function tryNow(): void {
    work().then(
      () => {
        pauseMs = firstPauseMs
      },
      (error) => {
        if (signal.aborted) return
        log.error({ err: error, pauseMs }, `could not ${what}; it is tried again`)
        pause ??= setTimeout(tryAgain, pauseMs)
        pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      },
    )
  }
  function tryAgain(): void {
    pause = undefined
    tryNow()
  }

  signal.addEventListener('abort', () => clearTimeout(pause), { once: true })
  return () => {
    if (pause === undefined && !signal.aborted) tryNow()
  }
}
