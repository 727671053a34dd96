/** How long stock waits for a payment: long enough for a bank's app, short enough for the next shopper. */
const holdMs = 30 * 60_000
/** While the bank is still working on a payment (a transfer), stock is held for as long as banks take. */
const pendingHoldMs = 72 * 3_600_000

/** Returns until when stock is held for a payment that starts, or starts again, at `now`. */
export function calculateReservedUntil(now: Date): Date {
  return new Date(now.getTime() + holdMs)
}

/** Returns until when stock is held for a payment that the bank is still working on. */
export function calculateReservedWhilePending(now: Date): Date {
  return new Date(now.getTime() + pendingHoldMs)
}
