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
      if (log.current) scrollToNewest(log.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [log, isOpen, newest])
}

/** Keeps the newest message in sight when the log becomes lower, as it does when a phone opens its keyboard. */
export function useNewestBesideKeyboard(log: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = log.current
    if (!isOpen || !element) return
    let height = element.clientHeight
    const observer = new ResizeObserver(() => {
      const before = height
      height = element.clientHeight
      // Somebody who reads back in the talk stays there.
      if (height < before && sawNewest(element, before)) scrollToNewest(element)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [log, isOpen])
}

function findNewest(log: HTMLElement): HTMLElement | undefined {
  return [...log.querySelectorAll<HTMLElement>('[data-message]')].at(-1)
}

/** How far below the upper edge of the log the newest message begins, in CSS pixels; undefined without one. */
function measureNewest(log: HTMLElement): number | undefined {
  const newest = findNewest(log)
  return newest && newest.getBoundingClientRect().top - log.getBoundingClientRect().top
}

function sawNewest(log: HTMLElement, height: number): boolean {
  const top = measureNewest(log)
  return top !== undefined && top < height
}

function scrollToNewest(log: HTMLElement) {
  log.scrollTop += (measureNewest(log) ?? gapPx) - gapPx
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
