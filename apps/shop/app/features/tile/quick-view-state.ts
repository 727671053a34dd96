import { useSyncExternalStore } from 'react'

/** Which product the quick view shows. One window serves all tiles of a page; it stands in the layout. */
let shownSlug: string | undefined
const listeners = new Set<() => void>()

/** Opens the quick view; false where the page has none, so that the link can be followed instead. */
export function openQuickView(slug: string): boolean {
  if (listeners.size === 0) return false
  show(slug)
  return true
}

export function closeQuickView() {
  show(undefined)
}

/** Whether a quick view is open now: it says itself how an addition went. */
export function isQuickViewOpen(): boolean {
  return shownSlug !== undefined
}

/** The slug of the product to show, undefined when it is closed. Only the quick view itself may listen. */
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
