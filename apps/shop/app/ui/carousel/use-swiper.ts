import { useEffect, useState, useSyncExternalStore } from 'react'
import { onFirstTouch } from '../../lib/browser/first-touch.ts'
import { advanceTurn, calculateLengthMs, firstTurn } from './swiper-turns.ts'
import { useMayMove } from './use-may-move.ts'

const stillWhenAsked = '(prefers-reduced-motion: reduce)'

/**
 * Controls a row that shows one of `count` texts at a time, in rotation. It never moves for a visitor who asks for less
 * motion, under a pointer, around the focus, or once the visitor stopped it; and on no page before the visitor touched it.
 */
export function useSwiper(count: number) {
  const [root, setRoot] = useState<Element | null>(null)
  const [turn, setTurn] = useState(firstTurn)
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const mayMove = useMayMove(root)
  const isMotionWelcome = useMotionIsWelcome()
  const isAutomatic = useWasTouched() && isMotionWelcome && count > 1
  const isRunning = isAutomatic && mayMove && !isStopped && !isHeld

  useEffect(() => {
    // A text on its way always arrives, also when the row is paused meanwhile.
    if (!isRunning && turn.leaving === null) return
    const timer = setTimeout(() => setTurn(advanceTurn(turn, count)), calculateLengthMs(turn))
    return () => clearTimeout(timer)
  }, [isRunning, turn, count])

  return {
    /** For the element around the row. */
    handlers: {
      ref: setRoot,
      onPointerEnter: (event: React.PointerEvent) => setHeld(event.pointerType === 'mouse'),
      onPointerLeave: () => setHeld(false),
      onFocus: (event: React.FocusEvent) => setHeld(event.target.matches(':focus-visible')),
      onBlur: () => setHeld(false),
    },
    turn,
    /** Whether it would move by itself, if the visitor lets it. */
    isAutomatic,
    /** Whether the visitor stopped it; all texts then scroll by hand. */
    isStopped,
    toggle: () => setStopped((was) => !was),
  }
}

/**
 * Whether the visitor touched the page. A row that turns from one that scrolls by hand into one that moves counts as a shift of the page,
 * where no touch began it.
 */
function useWasTouched(): boolean {
  const [wasTouched, setTouched] = useState(false)
  useEffect(() => onFirstTouch(() => setTouched(true)), [])
  return wasTouched
}

/** Whether the row may move: false on the server, until scripts run, and whenever the visitor asks for less motion. */
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
