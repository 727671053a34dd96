import { useEffect } from 'react'
import { createPath, useBlocker } from 'react-router'
import { carriesTags } from '../../lib/carries-tags.ts'
import { hasTagManager } from './tag-manager.ts'

/**
 * Leaves a document in which tags run for a page that has none, such as the login: scripts stop only when their document is
 * left, and would see what is typed there.
 */
export function useUntaggedMove(): void {
  const {
    state,
    location: target,
    reset,
  } = useBlocker(({ nextLocation }) => hasTagManager() && !carriesTags(nextLocation.pathname))
  useEffect(() => {
    if (state !== 'blocked') return
    window.location.assign(createPath(target))
    // The document may come back from the browser's memory, with links that work.
    reset()
  }, [state, target, reset])
}
