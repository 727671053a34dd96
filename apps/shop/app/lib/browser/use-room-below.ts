import { type RefObject, useEffect } from 'react'

const property = '--room-below'
/** All elements over the bottom of the screen now: the cookie bar may cover a bar with an order button. */
const lying = new Set<HTMLElement>()

/**
 * Keeps room at the page's end for an element over the bottom of the screen, so that everything can be scrolled clear
 * of it and the focus never hides under it (app.css uses the property). Nothing visible moves.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const own = element.current
    if (!own) return
    lying.add(own)
    const observer = new ResizeObserver(keepRoom)
    observer.observe(own)
    return () => {
      observer.disconnect()
      lying.delete(own)
      keepRoom()
    }
  }, [element])
}

function keepRoom(): void {
  const { style } = document.documentElement
  const heightPx = Math.max(0, ...[...lying].map(({ offsetHeight }) => offsetHeight))
  if (heightPx > 0) style.setProperty(property, `${heightPx}px`)
  else style.removeProperty(property)
}
