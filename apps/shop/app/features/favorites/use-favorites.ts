import { mostFavorites } from '@sluimer/domain/customer/favorites'
import { useSyncExternalStore } from 'react'
import { useStoredList } from '../../lib/browser/stored-list.ts'
import { type Favorite, limitFavorites, toggleFavorite } from './favorite.ts'
import { favoriteList, readMirror } from './favorite-lists.ts'
import { countUnsent, listTooMany } from './join-lists.ts'
import { hasFailedToSend, onSendingChanged, writeFavorites } from './mirror-favorites.ts'

/** Returns the favourites on this device, newest first; none while the server renders. */
export function useFavorites(): {
  favorites: readonly Favorite[]
  isFavorite: (id: string) => boolean
  toggle: (favorite: Favorite) => void
} {
  const favorites = useStoredList(favoriteList)
  return { favorites, isFavorite: (id) => favorites.some((favorite) => favorite.id === id), toggle }
}

/** Returns what of a customer's favourites is on this device only: not sent yet, or more than the account keeps. */
export function useOnlyHere(): { isUnsent: boolean; tooMany: number } {
  const favorites = useStoredList(favoriteList)
  const hasFailed = useSyncExternalStore(onSendingChanged, hasFailedToSend, never)
  const mirror = readMirror()
  return {
    isUnsent: hasFailed && countUnsent(favorites, mirror) > 0,
    tooMany: listTooMany(favorites, mirror).length,
  }
}

const never = () => false

/** Of a guest's full list the oldest gives way; an account that is full says so, and loses nothing. */
function toggle(favorite: Favorite) {
  const list = toggleFavorite(favoriteList.read(), favorite)
  writeFavorites(readMirror() === undefined ? limitFavorites(list, mostFavorites) : list)
}
