import { eq } from 'drizzle-orm'
import { cancelOrder } from '../../src/features/order/after-sale/cancel-order.ts'
import { deliverOrder, startProcessing } from '../../src/features/order/after-sale/move-along.ts'
import { refundOrder } from '../../src/features/order/after-sale/refund-order.ts'
import { shipOrder } from '../../src/features/order/after-sale/ship-order.ts'
import { order, orderLine } from '../../src/features/order/rows/tables.ts'
import type { Dice } from './dice.ts'
import type { End, World } from './world.ts'

/** Does what staff do with a paid order: nothing yet, send it, or give money back. */
export async function careFor(world: World, dice: Dice, number: string): Promise<End> {
  const { deps } = world.app
  const care = dice.chooseOne(['nothing', 'nothing', 'send', 'send', 'cancel', 'refund'] as const)
  if (care === 'nothing') return 'paid'
  const lines = await listLines(world, number)
  if (care === 'cancel') {
    const tries = dice.happens(0.3) ? 2 : 1
    const outcomes = await Promise.all(Array.from({ length: tries }, () => cancelOrder(deps, number)))
    if (outcomes.filter(({ ok }) => ok).length !== 1)
      throw new Error('an order was canceled twice, or not at all')
    for (const line of lines) noteRestock(world, line.variantId, line.quantity)
    return 'canceled'
  }
  if (care === 'refund') {
    await refundSome(world, dice, number, lines)
    return 'refunded'
  }
  if (dice.happens(0.5)) await startProcessing(deps, number)
  const [first] = lines
  const parcel = { number, carrier: 'Bode' }
  if (first !== undefined && dice.happens(0.4))
    await shipOrder(deps, { ...parcel, pieces: { [first.id]: dice.between(1, first.quantity) } })
  if (dice.happens(0.2)) await refundSome(world, dice, number, lines)
  await shipOrder(deps, parcel)
  if (dice.happens(0.5)) await deliverOrder(deps, number)
  if (dice.happens(0.2)) await refundSome(world, dice, number, lines)
  return 'sent'
}

interface Line {
  id: string
  variantId: number
  quantity: number
}

async function refundSome(world: World, dice: Dice, number: string, lines: readonly Line[]): Promise<void> {
  const line = dice.chooseOne(lines)
  const quantity = dice.between(1, line.quantity)
  const restock = dice.happens(0.5)
  const wish = { number, pieces: { [line.id]: quantity }, restock }
  const outcome = await refundOrder(world.app.deps, wish)
  if (outcome.ok && restock) noteRestock(world, line.variantId, quantity)
}

function noteRestock({ restocked }: World, variantId: number, pieces: number) {
  restocked.set(variantId, (restocked.get(variantId) ?? 0) + pieces)
}

function listLines({ app }: World, number: string): Promise<Line[]> {
  return app.db
    .select({ id: orderLine.id, variantId: orderLine.variantId, quantity: orderLine.quantity })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .where(eq(order.number, number))
}
