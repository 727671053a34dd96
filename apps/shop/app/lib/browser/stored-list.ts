import { useSyncExternalStore } from 'react'

/** A list that the visitor's browser keeps, the same in every tab. */
export interface StoredList<Entry> {
  /** The same list as before unless it was changed, as React wants of a snapshot. */
  read: () => readonly Entry[]
  write: (list: readonly Entry[]) => void
  /** Takes the list out of the browser altogether: not even an empty one stays. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

/**
 * A list in local storage under `key`. Anyone can write there: `parse` makes of each stored value an entry, or leaves it
 * out, and what was broken is put right when the list is first used. `bound` keeps the list short and free of doubles.
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
      // Storage is full or forbidden: the list lives as long as the page.
      lastList = next
    }
    tell()
  }

  function forget() {
    try {
      window.localStorage.removeItem(key)
    } catch {
      lastList = []
    }
    tell()
  }

  function tell() {
    for (const listener of listeners) listener()
  }

  // Other tabs tell by this event; `key` is null when all of the storage was emptied.
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell()
  }

  function subscribe(listener: () => void) {
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage)
      // A page that comes back from the browser's memory heard nothing while it lay there.
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

/** The list as it is now; empty while the server renders and in the browser's first render. */
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
