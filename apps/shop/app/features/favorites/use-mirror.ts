import { useEffect } from 'react'
import { mirrorFavorites } from './mirror-favorites.ts'

/** Keeps the list of this browser the same as the account's: as a page opens, is seen again, or has its network back. */
export function useMirror(): void {
  useEffect(() => {
    mirrorFavorites()
    const onSeen = () => document.visibilityState === 'visible' && mirrorFavorites()
    addEventListener('pageshow', mirrorFavorites)
    addEventListener('online', mirrorFavorites)
    document.addEventListener('visibilitychange', onSeen)
    return () => {
      removeEventListener('pageshow', mirrorFavorites)
      removeEventListener('online', mirrorFavorites)
      document.removeEventListener('visibilitychange', onSeen)
    }
  }, [])
}
