const hourMs = 3_600_000
/** How long a cart lies still before its visitor is taken to have left; after a few days nobody looks for it any more. */
export const quietHours = 4
export const forgottenHours = 72
/** Between two reminders to one person. */
const daysBetweenReminders = 7

export interface QuietCart {
  updatedAt: Date
  /** Pieces that can be had now. */
  availablePieces: number
  /** An order of it waits to be paid. */
  hasOpenOrder: boolean
  /** When this person was last reminded of any cart. */
  lastReminderAt: Date | undefined
}

/** Whether somebody who agreed to it is reminded of a cart now: once, and never of what they cannot have or have ordered. */
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
