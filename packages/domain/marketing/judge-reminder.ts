const hourMs = 3_600_000
/** How long a cart is left alone before its visitor is taken to have left, and until nobody looks for it any more. */
export const quietHours = 4
export const forgottenHours = 72
/** Between two reminders to one person. */
const daysBetweenReminders = 7

export interface QuietCart {
  updatedAt: Date
  /** Pieces that can be bought now. */
  availablePieces: number
  /** An order for this cart is waiting for its payment. */
  hasOpenOrder: boolean
  /** When this person last got a reminder about any cart. */
  lastReminderAt: Date | undefined
}

/** Whether somebody who agreed is reminded of a cart now: once, and never of goods that are sold out or ordered. */
export function isReminded(cart: QuietCart, now: Date): boolean {
  const stillMs = now.getTime() - cart.updatedAt.getTime()
  const { lastReminderAt } = cart
  return (
    stillMs >= quietHours * hourMs &&
    stillMs < forgottenHours * hourMs &&
    cart.availablePieces > 0 &&
    !cart.hasOpenOrder &&
    (lastReminderAt === undefined ||
      now.getTime() - lastReminderAt.getTime() >= daysBetweenReminders * 24 * hourMs)
  )
}
