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

/** More than a visit to one page brings forth. */
const mostWaiting = 50
let isOpen = false
let waiting: Waiting[] = []

/**
 * Does something with the data layer once the visitor allows it. Before that nothing is written anywhere: what happened
 * waits in the page's memory, and is let go when the visitor refuses or has gone to another page by then.
 */
export function whenAllowed(action: () => void): void {
  if (isOpen) action()
  else waiting = [...waiting, { pathname: location.pathname, action }].slice(-mostWaiting)
}

/** Adds an event to the page's data layer, if the visitor allows it. */
export function pushEvent(event: DataLayerEvent): void {
  whenAllowed(() => dataLayer().push(event))
}

/** Adds an e-commerce event; what an earlier one told is cleared first, or a tag manager would mix the two. */
export function pushCommerceEvent(event: { event: string; ecommerce: object }): void {
  whenAllowed(() => dataLayer().push({ ecommerce: null }, event))
}

/** The visitor allows events: those of this page come first. */
export function openDataLayer(): void {
  if (isOpen) return
  isOpen = true
  const ofThisPage = waiting.filter(({ pathname }) => pathname === location.pathname)
  waiting = []
  for (const { action } of ofThisPage) action()
}

/** The visitor refused, or took consent back. */
export function closeDataLayer(): void {
  isOpen = false
  waiting = []
}

/** The page's data layer, made when it is first needed: an array until a tag manager takes it over. */
export function dataLayer(): unknown[] {
  window.dataLayer ??= []
  return window.dataLayer
}
