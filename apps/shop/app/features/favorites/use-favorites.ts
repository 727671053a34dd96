import { useSyncExternalStore } from 'react'
import { type Favorite, parseFavorites, toggled } from './favorite.ts'

/** CT-14: the name that the specification gives it. */
const storageKey = 'favorites'
const nothing: Favorite[] = []
const listeners = new Set<() => void>()
let lastText: string | null | undefined
let lastList = nothing

/** The products that the visitor keeps on this device, the same in every tab; none while the server renders. */
export function useFavorites(): {
  favorites: readonly Favorite[]
  isFavorite: (id: string) => boolean
  toggle: (favorite: Favorite) => void
} {
  const favorites = useSyncExternalStore(subscribe, read, () => nothing)
  return { favorites, isFavorite: (id) => favorites.some((favorite) => favorite.id === id), toggle }
}

function toggle(favorite: Favorite) {
  const list = toggled(read(), favorite)
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(list))
  } catch {
    // Storage is full or forbidden: the list lives as long as the page.
    lastList = list
  }
  for (const listener of listeners) listener()
}

/** The same list for the same stored text, as React wants of a snapshot. */
function read(): Favorite[] {
  const text = storedText()
  if (text !== lastText) {
    lastText = text
    lastList = parseFavorites(text)
  }
  return lastList
}

function storedText(): string | null {
  try {
    return window.localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Other tabs tell by this event; `key` is null when all of the storage was emptied.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener()
  }
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
