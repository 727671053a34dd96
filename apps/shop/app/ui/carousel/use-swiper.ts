import { useEffect, useState, useSyncExternalStore } from 'react'
import { useMayMove } from './moving-row.ts'
import { firstTurn, lengthOf, nextTurn } from './swiper-turns.ts'

const stillWhenAsked = '(prefers-reduced-motion: reduce)'

/**
 * The behaviour of a row that shows one of `count` texts at a time and goes round by itself: never for a visitor who asks
 * for less motion, not under a pointer or around the focus, and not once it was stopped by hand.
 */
export function useSwiper(count: number) {
  const [root, setRoot] = useState<Element | null>(null)
  const [turn, setTurn] = useState(firstTurn)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const mayMove = useMayMove(root)
  const isAutomatic = useMotionIsWelcome() && count > 1
  const isRunning = isAutomatic && mayMove && !isStopped && !isHeld

  useEffect(() => {
    // What is on its way arrives, also when the row is held meanwhile.
    if (!isRunning && turn.leaving === null) return
    const timer = setTimeout(() => setTurn(nextTurn(turn, count)), lengthOf(turn))
    return () => clearTimeout(timer)
  }, [isRunning, turn, count])

  return {
    /** For the element around it. */
    handlers: {
      ref: setRoot,
      onPointerEnter: (event: React.PointerEvent) => setHeld(event.pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: React.FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
    turn,
    /** It would move by itself, if the visitor lets it. */
    isAutomatic,
    /** Stopped by hand; all texts can then be pushed along by hand. */
    isStopped,
    toggle: () => setStopped((was) => !was),
  }
}

/** False on the server, until scripts run, and whenever the visitor asks for less motion. */
function useMotionIsWelcome(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const wish = window.matchMedia(stillWhenAsked)
      wish.addEventListener('change', tell)
      return () => wish.removeEventListener('change', tell)
    },
    () => !window.matchMedia(stillWhenAsked).matches,
    () => false,
  )
}
