import { useEffect } from 'react'
import { createPath, useNavigation } from 'react-router'

const key = 'unfinished move'

/**
 * RT-17: when the code of the next page cannot be loaded, the framework reloads the page that the visitor is on. This
 * then goes on to where they were heading, as a whole page, which needs none of that code; once, so nothing loops.
 */
export function useUnfinishedMove(): void {
  const { location: target, state } = useNavigation()
  const heading = state === 'loading' ? createPath(target) : undefined
  useEffect(() => {
    if (heading === undefined) return
    const remember = () => write(heading)
    window.addEventListener('pagehide', remember)
    return () => window.removeEventListener('pagehide', remember)
  }, [heading])
  useEffect(() => {
    const unfinished = take()
    const isHere = unfinished === location.pathname + location.search + location.hash
    if (unfinished?.startsWith('/') && !unfinished.startsWith('//') && !isHere && wasReloaded())
      location.replace(unfinished)
  }, [])
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

function write(path: string) {
  try {
    sessionStorage.setItem(key, path)
  } catch {
    // Storage is forbidden: the visitor stays where they were.
  }
}

function take(): string | null {
  try {
    const path = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return path
  } catch {
    return null
  }
}
