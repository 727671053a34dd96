import { useEffect, useRef } from 'react'

/**
 * Empties the page as it is left, and loads it anew when the browser shows the copy that it put aside (back/forward
 * cache): after a logout, on a shared computer, the back button shows nothing of the customer, not even for a moment.
 */
export function useNothingKept(): React.RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const hide = ({ persisted }: PageTransitionEvent) => {
      if (persisted && page.current) page.current.hidden = true
    }
    const loadAnew = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload()
    }
    addEventListener('pagehide', hide)
    addEventListener('pageshow', loadAnew)
    return () => {
      removeEventListener('pagehide', hide)
      removeEventListener('pageshow', loadAnew)
    }
  }, [])
  return page
}
