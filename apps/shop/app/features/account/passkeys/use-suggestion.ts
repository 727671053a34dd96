import { useEffect, useRef } from 'react'
import { logInWithDevice, type Outcome, stopAsking } from '../device/ask-device.ts'
import { canSuggestPasskeys } from '../device/can-use-passkeys.ts'

/** The api waits five minutes for an answer, and a login page stays open for longer. */
const askAgainMs = 4 * 60_000

/**
 * Has the browser suggest passkeys in the field for the address, while `isWanted`. Browsers without suggestions are not
 * asked, and load nothing. Each question is asked anew before it is too old; in a tab that nobody sees, once it is seen.
 */
export function useSuggestion(
  isWanted: boolean,
  isRemembered: () => boolean,
  onOutcome: (outcome: Outcome) => void,
): void {
  const hasAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both functions only read what is there when they are called.
  useEffect(() => {
    if (!isWanted) return
    const leave = new AbortController()
    const { signal } = leave
    let askedAt = Number.NEGATIVE_INFINITY
    const ask = async () => {
      if (signal.aborted || document.hidden || performance.now() - askedAt < askAgainMs) return
      askedAt = performance.now()
      hasAsked.current = true
      const outcome = await logInWithDevice({ isSuggestion: true, isRemembered, signal })
      if (!signal.aborted && outcome.kind !== 'nothing') onOutcome(outcome)
    }
    canSuggestPasskeys().then((canSuggest) => {
      if (!canSuggest || signal.aborted) return
      const timer = setInterval(ask, askAgainMs)
      signal.addEventListener('abort', () => clearInterval(timer))
      document.addEventListener('visibilitychange', ask, { signal })
      void ask()
    })
    return () => leave.abort()
  }, [isWanted])
  // On the same page another question takes its place by itself.
  useEffect(
    () => () => {
      if (hasAsked.current) void stopAsking()
    },
    [],
  )
}
