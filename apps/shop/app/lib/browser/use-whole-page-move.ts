import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** Dispatched where the framework would reload the page that the visitor is on (vite.config.ts puts it there). */
const moduleFailure = 'routemodulefailure'
let hasFailed = false

/**
 * RT-17: when the code of a page cannot be loaded (after a new version came out, as a rule), the move there becomes a
 * load of the whole page, which needs nothing of the old version. It happens only when a visitor goes somewhere: a prefetch
 * that fails reloads nothing, and a broken version cannot loop.
 */
export function useWholePageMove(): void {
  const { location: target, state } = useNavigation()
  const heading = state === 'loading' ? createPath(target) : undefined
  useEffect(() => {
    const onFailure = () => {
      hasFailed = true
      if (heading !== undefined) location.assign(heading)
    }
    // The code may have failed before the move was told here.
    if (hasFailed && heading !== undefined) location.assign(heading)
    window.addEventListener(moduleFailure, onFailure)
    return () => window.removeEventListener(moduleFailure, onFailure)
  }, [heading])
}
