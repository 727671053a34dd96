import { useSyncExternalStore } from 'react'

/** The product in the quick view. One window in the layout serves all tiles of a page. */
let shownSlug: string | undefined
const listeners = new Set<() => void>()

/** Opens the quick view; returns false where the page has none, so that the caller can follow the link instead. */
export function openQuickView(slug: string): boolean {
  if (listeners.size === 0) return false
  show(slug)
  return true
}

export function closeQuickView() {
  show(undefined)
}

/** Whether a quick view is open now: it shows the outcome of an addition itself. */
export function isQuickViewOpen(): boolean {
  return shownSlug !== undefined
}

/** Returns the slug of the product to show, undefined while it is closed. Only the quick view itself may listen. */
export function useQuickViewSlug(): string | undefined {
  return useSyncExternalStore(subscribe, read, nothing)
}

function show(slug: string | undefined) {
  shownSlug = slug
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) shownSlug = undefined
  }
}

const read = () => shownSlug
const nothing = () => undefined
