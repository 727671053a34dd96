import { type RefObject, useEffect, useRef } from 'react'

/**
 * Calls `onNear` when the element comes within `distancePx` below the screen, and again each time `isWaiting` becomes
 * true while it is that near. It waits until the visitor scrolls: a page that fits its screen loads nothing by itself.
 */
export function useNearView(
  element: RefObject<Element | null>,
  distancePx: number,
  isWaiting: boolean,
  onNear: () => void,
): void {
  const latest = useRef(onNear)
  useEffect(() => {
    latest.current = onNear
  })
  useEffect(() => {
    if (!isWaiting) return
    let observer: IntersectionObserver | undefined
    const watch = () => {
      if (observer || !element.current) return
      observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && latest.current(),
        { rootMargin: `0px 0px ${distancePx}px 0px` },
      )
      observer.observe(element.current)
    }
    if (window.scrollY > 0) watch()
    else window.addEventListener('scroll', watch, { passive: true, once: true })
    return () => {
      window.removeEventListener('scroll', watch)
      observer?.disconnect()
    }
  }, [element, distancePx, isWaiting])
}
