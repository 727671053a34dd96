import { useSyncExternalStore } from 'react'

/** A list in the visitor's browser, the same in every tab. */
export interface StoredList<Entry> {
  /** Returns the same array as before unless the list changed, as React requires of a snapshot. */
  read: () => readonly Entry[]
  write: (list: readonly Entry[]) => void
  /** Removes the list from the browser altogether: not even an empty one stays. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Makes a list in local storage under `key`. Anyone can write there: `parse` turns each stored value into an entry or
 * leaves it out, and a broken list is repaired when it is first used. `bound` keeps the list short and free of
 * duplicates.
 */
export function createStoredList<Entry>(
  key: string,
  parse: (value: unknown) => Entry | undefined,
  bound: (list: readonly Entry[]) => readonly Entry[],
): StoredList<Entry> {
  const listeners = new Set<() => void>()
  let lastText: string | null | undefined
  let lastList: readonly Entry[] = []

  function read() {
    const text = storedText(key)
    if (text !== lastText) {
      lastText = text
      lastList = bound(valuesIn(text).flatMap((value) => parse(value) ?? []))
    }
    return lastList
  }

  function write(list: readonly Entry[]) {
    const next = bound(list)
    try {
      window.localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Storage is full or forbidden, so the list lasts as long as the page.
      lastText = storedText(key)
      lastList = next
    }
    tell()
  }

  function forget() {
    try {
      window.localStorage.removeItem(key)
      // What could not be stored is forgotten too: the storage is read anew.
      lastText = undefined
    } catch {
      lastList = []
    }
    tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  // Changes in other tabs arrive as this event; `key` is null when all of the storage was emptied.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage)
      // A page that comes back from the back/forward cache received no events there.
      window.addEventListener('pageshow', tell)
      const list = read()
      if (lastText && lastText !== JSON.stringify(list)) write(list)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', tell)
    }
  }

  return { read, write, forget, subscribe }
}

/** Returns the list as it is now; empty while the server renders and in the browser's first render. */
export function useStoredList<Entry>(list: StoredList<Entry>): readonly Entry[] {
  return useSyncExternalStore(list.subscribe, list.read, nothing)
}

const none: readonly never[] = []
const nothing = () => none

function storedText(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

function valuesIn(text: string | null): unknown[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(values) ? values : []
  } catch {
    return []
  }
}
