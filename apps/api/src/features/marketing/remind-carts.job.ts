import { forgottenHours, isReminded, quietHours } from '@sluimer/domain/marketing/judge-reminder'
import { z } from 'zod'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { defineJob, type JobContext } from '../../platform/jobs/job.ts'
import type { CartLine } from '../cart/price/cart-line.ts'
import { readCartLines } from '../cart/price/cart-lines.ts'
import { createRestoreLink } from '../cart/restore/create-restore-link.ts'
import { type CartRow, lockCart } from '../cart/rows/cart.queries.ts'
import { listQuietCarts } from '../cart/rows/quiet-carts.queries.ts'
import { buildCartReminderMail } from './mail/cart-reminder-mail.ts'
import { findSubscriberByKey, lockSubscriber, type SubscriberRow } from './newsletter.queries.ts'
import { findLastReminder, insertReminder, wasReminded } from './reminder.queries.ts'

const pageSize = 100
const hourMs = 3_600_000

/** Reminds subscribers of the cart they left, each cart once (CA-04). Carts of people without consent are skipped. */
export const remindCartsJob = defineJob('remind-carts', z.object({}), remindCarts, {
  cron: '*/15 * * * *',
  timeoutSeconds: 600,
})

async function remindCarts(_data: object, deps: Deps, { signal }: JobContext): Promise<void> {
  const now = deps.clock()
  const from = new Date(now.getTime() - forgottenHours * hourMs)
  const until = new Date(now.getTime() - quietHours * hourMs)
  let after: string | undefined
  for (let hasMore = true; hasMore; ) {
    const carts = await listQuietCarts(deps.db, { from, until, limit: pageSize, after })
    for (const cart of carts) {
      signal.throwIfAborted()
      await sendReminder(deps, cart, now)
    }
    after = carts.at(-1)?.id
    hasMore = carts.length === pageSize
  }
}

async function sendReminder(deps: Deps, cart: CartRow, now: Date): Promise<void> {
  if (cart.emailKey === null || (await wasReminded(deps.db, cart.id))) return
  const subscriber = await findSubscriberByKey(deps.db, cart.emailKey)
  if (subscriber?.state !== 'confirmed') return
  const lines = (await readCartLines(deps.db, cart, now)).filter(({ orderable }) => orderable > 0)
  // Nobody is reminded of free samples alone.
  if (lines.every(({ variant }) => variant.isSample)) return
  const lastReminderAt = await findLastReminder(deps.db, subscriber.id)
  if (!isReminded({ ...toFacts(cart, lines), lastReminderAt }, now)) return
  await mailReminder(deps, { cart, subscriber, lines }, now)
}

const toFacts = (cart: CartRow, lines: readonly CartLine[]) => ({
  updatedAt: cart.updatedAt,
  availablePieces: lines.reduce((pieces, line) => pieces + Math.min(line.quantity, line.orderable), 0),
  hasOpenOrder: Object.keys(cart.heldPieces).length > 0,
})

/** The link is written first, since the mail names it. When the cart was ordered or touched meanwhile, nobody sees it. */
async function mailReminder(
  deps: Deps,
  left: { cart: CartRow; subscriber: SubscriberRow; lines: readonly CartLine[] },
  now: Date,
): Promise<void> {
  const { cart, subscriber, lines } = left
  const link = await inTransaction(deps.db, (tx) => createRestoreLink(tx, deps, cart.id, now))
  const mail = await buildCartReminderMail(deps, { cartId: cart.id, subscriber, lines, path: link.path })
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockCart(tx, cart.id)
    const person = await lockSubscriber(tx, subscriber.id)
    const isSame = locked?.updatedAt.getTime() === cart.updatedAt.getTime() && locked.orderedAt === null
    if (!isSame || person?.state !== 'confirmed') return
    const isFirst = await insertReminder(tx, { cartId: cart.id, subscriberId: person.id, remindedAt: now })
    if (isFirst) await deps.mail.queue(tx, mail)
  })
}
