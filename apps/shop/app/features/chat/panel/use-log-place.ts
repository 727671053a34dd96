import { type RefObject, useEffect, useRef } from 'react'

/** Between the newest message and the edge above it. */
const gapPx = 16

/** Scrolls the newest message into sight whenever there is another: from its first line, for a long answer. */
export function useNewestInSight(log: RefObject<HTMLElement | null>, isOpen: boolean, newest: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves it.
  useEffect(() => {
    if (!isOpen) return
    // The window opens in the same moment, and has no measures before.
    const frame = requestAnimationFrame(() => {
      const element = log.current
      const last = [...(element?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1)
      if (!element || !last) return
      element.scrollTop += last.getBoundingClientRect().top - element.getBoundingClientRect().top - gapPx
    })
    return () => cancelAnimationFrame(frame)
  }, [log, isOpen, newest])
}

/**
 * Moves the focus on when the button that had it disappears with its question: to the first button of the next question,
 * else to `otherwise`. Returns the handler that takes note of a press.
 */
export function useFocusAfterPress(
  log: RefObject<HTMLElement | null>,
  newest: string,
  otherwise: RefObject<HTMLElement | null>,
): () => void {
  const wasPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what removes the buttons.
  useEffect(() => {
    if (!wasPressed.current) return
    wasPressed.current = false
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const next = log.current?.querySelector<HTMLElement>('[data-open-question] button')
    const target = next ?? otherwise.current
    target?.focus({ preventScroll: true })
  }, [newest])
  return () => {
    wasPressed.current = true
  }
}
