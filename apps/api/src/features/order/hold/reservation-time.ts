/** How long stock waits for a payment: long enough for a bank's app, short enough for the next shopper. */
const holdMs = 30 * 60_000
/** A payment that the bank is still working on (a transfer) keeps its stock for as long as banks take. */
const pendingHoldMs = 72 * 3_600_000

/** Until when stock is held for a payment that starts, or starts again, at `now`. */
export function reservedUntil(now: Date): Date {
  return new Date(now.getTime() + holdMs)
}

/** Until when stock is held for a payment that is under way at the bank. */
export function reservedWhilePending(now: Date): Date {
  return new Date(now.getTime() + pendingHoldMs)
}
