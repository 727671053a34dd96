/** The window's event for a deal on the screen that has ended: parts that hold prices of their own read them again. */
const eventName = 'deal-over'

let announcedAt = Number.NEGATIVE_INFINITY
/** Many tiles notice the end in the same tick. */
const sameMomentMs = 500

/** Runs `readAgain` and notifies all listeners, once for all parts that notice the end at the same moment. */
export function announceDealOver(readAgain: () => void, now = performance.now()): void {
  if (now - announcedAt < sameMomentMs) return
  announcedAt = now
  window.dispatchEvent(new Event(eventName))
  readAgain()
}

/** Calls `listen` whenever a deal ends; returns the function that stops this. */
export function onDealOver(listen: () => void): () => void {
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}
