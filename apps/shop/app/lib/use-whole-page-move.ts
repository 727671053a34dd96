import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** Dispatched where the framework would reload the page that the visitor is on (vite.config.ts puts it there). */
const moduleFailure = 'routemodulefailure'

/**
 * RT-17: when the code of the next page cannot be loaded (after a new version came out, as a rule), the move there becomes
 * a load of the whole page, which needs nothing of the old version. It happens only where a visitor was going somewhere:
 * a prefetch that fails does nothing, and a broken version cannot loop.
 */
export function useWholePageMove(): void {
  const { location: target, state } = useNavigation()
  const heading = state === 'loading' ? createPath(target) : undefined
  useEffect(() => {
    if (heading === undefined) return
    const move = () => location.assign(heading)
    window.addEventListener(moduleFailure, move)
    return () => window.removeEventListener(moduleFailure, move)
  }, [heading])
}
