import { useSyncExternalStore } from 'react'

/** A product, and what is chosen of it at first: the query of its page. */
interface Shown {
  slug: string
  search: string
}

/** The product in the quick view. One window in the layout serves all tiles of a page. */
let shown: Shown | undefined
const listeners = new Set<() => void>()

/** Opens the quick view; returns false where the page has none, so that the caller can follow the link instead. */
export function openQuickView(slug: string, search = ''): boolean {
  if (listeners.size === 0) return false
  show({ slug, search })
  return true
}

export function closeQuickView() {
  show(undefined)
}

/** Whether a quick view is open now: it shows the outcome of an addition itself. */
export function isQuickViewOpen(): boolean {
  return shown !== undefined
}

/** Returns the product to show, undefined while it is closed. Only the quick view itself may listen. */
export function useQuickViewShown(): Shown | undefined {
  return useSyncExternalStore(subscribe, read, nothing)
}

function show(wanted: Shown | undefined) {
  shown = wanted
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) shown = undefined
  }
}

const read = () => shown
const nothing = () => undefined
