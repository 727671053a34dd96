import { createStoredList, useStoredList } from '../../lib/browser/stored-list.ts'
import { type Favorite, limitFavorites, parseFavorite, toggleFavorite } from './favorite.ts'

/** CT-14: the list under the name that the specification gives it. */
export const favoriteList = createStoredList<Favorite>('favorites', parseFavorite, limitFavorites)

/** Returns the favourites on this device, newest first; none while the server renders. */
export function useFavorites(): {
  favorites: readonly Favorite[]
  isFavorite: (id: string) => boolean
  toggle: (favorite: Favorite) => void
} {
  const favorites = useStoredList(favoriteList)
  return { favorites, isFavorite: (id) => favorites.some((favorite) => favorite.id === id), toggle }
}

function toggle(favorite: Favorite) {
  favoriteList.write(toggleFavorite(favoriteList.read(), favorite))
}
