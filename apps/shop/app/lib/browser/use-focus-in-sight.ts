import { useEffect, useRef } from 'react'

/**
 * Brings what has the focus of the keyboard back into sight when `cause` has changed. What is drawn later than the key that asked for it may
 * push the focus, which has moved on meanwhile, under a bar over the bottom of the screen (WCAG 2.4.11). A finger's focus stays
 * where it is: whoever taps may have scrolled on.
 */
export function useFocusInSight(cause: unknown): void {
  const last = useRef(cause)
  useEffect(() => {
    if (last.current === cause) return
    last.current = cause
    const focused = document.activeElement
    if (focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }, [cause])
}
