import { type RefObject, useEffect } from 'react'

const property = '--room-below'

/**
 * Keeps room at the page's end for an element that lies over its lower edge, so that everything can be scrolled clear of
 * it and the focus never hides under it (app.css uses the property). Nothing that is seen moves by that.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lying = element.current
    if (!lying) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty(property, `${lying.offsetHeight}px`))
    observer.observe(lying)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element])
}
