import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page's data again when the browser shows an older copy of the page: one that it put aside when the visitor
 * left (back/forward cache), or one from its cache. The cart may have changed since.
 */
export function useFreshAfterReturn(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      // Without a connection the older copy is better than an error page.
      if (persisted && navigator.onLine) void revalidate()
    }
    addEventListener('pageshow', onShow)
    if (isOldCopy() && navigator.onLine) void revalidate()
    return () => removeEventListener('pageshow', onShow)
  }, [revalidate])
}

let isChecked = false

/** Whether the document is an older copy. Checked once: later moves inside it load fresh data anyway. */
function isOldCopy(): boolean {
  if (isChecked) return false
  isChecked = true
  if (window.lateStart?.wasRestored) return true
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming && page.type === 'back_forward'
}
