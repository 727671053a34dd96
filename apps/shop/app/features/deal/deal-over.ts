/** Told in the window when a deal that is on the screen is over: who keeps prices of its own reads them again. */
const eventName = 'deal-over'

let announcedAt = Number.NEGATIVE_INFINITY
/** Many tiles find out in the same tick. */
const sameMomentMs = 500

/** Runs `readAgain` and tells all listeners, once for all who find out at the same moment. */
export function announceDealOver(readAgain: () => void, now = performance.now()): void {
  if (now - announcedAt < sameMomentMs) return
  announcedAt = now
  window.dispatchEvent(new Event(eventName))
  readAgain()
}

/** Calls `listen` whenever a deal is over; answers what ends that. */
export function onDealOver(listen: () => void): () => void {
  window.addEventListener(eventName, listen)
  return () => window.removeEventListener(eventName, listen)
}
