/** Something that happened on a page, as tag managers read it. */
export interface DataLayerEvent {
  event: string
  [detail: string]: unknown
}

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

interface Waiting {
  pathname: string
  action: () => void
}

/** More events than a visit to one page causes. */
const mostWaiting = 50
let isOpen = false
let waiting: Waiting[] = []

/**
 * Uses the data layer once the visitor allows it. Until then nothing is written anywhere: actions wait in the page's
 * memory, and are dropped when the visitor refuses or has moved to another page by then.
 */
export function whenAllowed(action: () => void): void {
  if (isOpen) action()
  else waiting = [...waiting, { pathname: location.pathname, action }].slice(-mostWaiting)
}

/** Adds an event to the page's data layer, if the visitor allows it. */
export function pushEvent(event: DataLayerEvent): void {
  whenAllowed(() => dataLayer().push(event))
}

/** Adds an e-commerce event. It first clears the data of an earlier one, because a tag manager would mix the two. */
export function pushCommerceEvent(event: { event: string; ecommerce: object }): void {
  whenAllowed(() => dataLayer().push({ ecommerce: null }, event))
}

/** Opens the data layer when the visitor allows events, those of this page first. */
export function openDataLayer(): void {
  if (isOpen) return
  isOpen = true
  const ofThisPage = waiting.filter(({ pathname }) => pathname === location.pathname)
  waiting = []
  for (const { action } of ofThisPage) action()
}

/** Closes the data layer when the visitor refuses, or withdraws consent. */
export function closeDataLayer(): void {
  isOpen = false
  waiting = []
}

/** Returns the page's data layer, creating it when first needed: an array until a tag manager takes it over. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
