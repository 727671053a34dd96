import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

/** Dispatched where the framework would reload the page that the visitor is on (vite.config.ts puts it there). */
const moduleFailure = 'routemodulefailure'
let hasFailed = false

/**
 * RT-17: when the code of a page cannot be loaded (usually after a new release), turns the move there into a full page
 * load, which needs nothing of the old release. This happens only when a visitor moves: a failed prefetch reloads
 * nothing, and a broken release cannot loop.
 */
export function useWholePageMove(): void {
  const { location: target, state } = useNavigation()
  const heading = state === 'loading' ? createPath(target) : undefined
  useEffect(() => {
    const onFailure = () => {
      hasFailed = true
      if (heading !== undefined) location.assign(heading)
    }
    // The code may have failed before the move was known here.
    if (hasFailed && heading !== undefined) location.assign(heading)
    window.addEventListener(moduleFailure, onFailure)
    return () => window.removeEventListener(moduleFailure, onFailure)
  }, [heading])
}
