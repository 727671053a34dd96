const key = 'passkey-offer'

/** What this browser remembers: that the offer was shown after a login, or that it is not wanted at all. */
export type OfferMemory = 'shown' | 'declined'

/** Returns what the browser remembers of the offer; undefined for nothing. */
export function readOffer(): OfferMemory | undefined {
  try {
    const kept = window.localStorage.getItem(key)
    return kept === 'shown' || kept === 'declined' ? kept : undefined
  } catch {
    // A browser that keeps nothing would ask each time.
    return 'declined'
  }
}

export function rememberOffer(memory: OfferMemory): void {
  try {
    window.localStorage.setItem(key, memory)
  } catch {
    // Storage is full or forbidden: the offer may come back, once for each visit.
  }
}
