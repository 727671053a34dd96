import { parseArgs } from 'node:util'
import { parseOrderNumber } from '@sluimer/domain/order/order-number'
import { z } from 'zod'
import type { PaymentDeps } from '../../payment/create-payment-provider.ts'
import { findOrderByNumber, listOrderLines } from '../rows/order.queries.ts'
import { cancelOrder } from './cancel-order.ts'
import type { OrderChange } from './change-order.ts'
import { collectAgain } from './collect-again.ts'
import { listMoneyLines } from './money-lines.ts'
import { deliverOrder, startProcessing } from './move-along.ts'
import { listPackingLines } from './packing-lines.ts'
import { refundOrder } from './refund-order.ts'
import { shipOrder } from './ship-order.ts'

const orderCommandUsage = `Usage: npm run order -w apps/api -- <what> <order number> [options]
  show     the order with the skus of its lines
  process  somebody works on it
  ship     --carrier <name> [--tracking <code>] [--url <https address>] [--pieces <sku>=<n> ...]
  deliver  it is with the shopper; the time to withdraw begins
  collect  asks again for promised money that the payment company did not pay out
  cancel   before anything has left; everything goes back
  refund   --pieces <sku>=<n> ... [--costs <euros>] [--restock]`

const options = {
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  pieces: { type: 'string', multiple: true },
  costs: { type: 'string' },
  restock: { type: 'boolean' },
} as const

const reasons: Record<string, string> = {
  unknown_order: 'There is no such order.',
  not_allowed: 'The order does not allow that now.',
  unknown_line: 'The order has no such line.',
  too_many_pieces: 'There are not that many pieces left.',
  too_much_costs: 'There is not that much of the costs left.',
  nothing: 'Say what: --pieces or --costs.',
}

/** Runs what staff can do with an order from a terminal, until there is a back office. Returns the line to show. */
export async function runOrderCommand(
  deps: PaymentDeps,
  args: readonly string[],
): Promise<{ ok: boolean; line: string }> {
  const asked = parse(args)
  if (asked === undefined) return { ok: false, line: orderCommandUsage }
  const { what, number, given } = asked
  const order = await findOrderByNumber(deps.db, number)
  if (order === undefined) return { ok: false, line: reasons.unknown_order ?? '' }
  const lines = await listOrderLines(deps.db, order.id)
  const lineIdOf = new Map(lines.map((line) => [line.sku, line.id]))
  const pieces = readPieces(given.pieces ?? [], lineIdOf)
  if (pieces === undefined)
    return { ok: false, line: 'Pieces are written as <sku>=<number>, of lines of this order.' }
  const costsCents = Math.round(Number((given.costs ?? '0').replace(',', '.')) * 100)
  if (!Number.isSafeInteger(costsCents) || costsCents < 0)
    return { ok: false, line: '--costs is an amount in euros.' }

  switch (what) {
    case 'show':
      return {
        ok: true,
        line: [
          `${number}: ${order.status}, payment ${order.paymentStatus}`,
          ...listPackingLines(order),
          ...(await listMoneyLines(deps.db, order.id)),
          ...lines.map(
            (line) => `  ${line.quantity} x ${line.sku}  ${line.name} ${line.title} (${line.delivery})`,
          ),
        ].join('\n'),
      }
    case 'process':
      return answer(number, await startProcessing(deps, number))
    case 'deliver':
      return answer(number, await deliverOrder(deps, number))
    case 'collect':
      return answer(number, await collectAgain(deps, number))
    case 'cancel':
      return answer(number, await cancelOrder(deps, number))
    case 'ship': {
      if (given.carrier === undefined) return { ok: false, line: orderCommandUsage }
      const shipment = {
        number,
        carrier: given.carrier,
        trackingCode: given.tracking ?? '',
        trackingUrl: given.url ?? null,
        ...(given.pieces === undefined ? {} : { pieces }),
      }
      return checked(async () => answer(number, await shipOrder(deps, shipment)))
    }
    case 'refund': {
      const wish = { number, pieces, costsCents, restock: given.restock ?? false }
      return checked(async () => answer(number, await refundOrder(deps, wish)))
    }
    default:
      return { ok: false, line: orderCommandUsage }
  }
}

function parse(args: readonly string[]) {
  try {
    const { values: given, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [what, text = ''] = positionals
    const number = parseOrderNumber(text)
    return what === undefined || number === undefined ? undefined : { what, number, given }
  } catch {
    return undefined
  }
}

function readPieces(
  texts: readonly string[],
  lineIdOf: ReadonlyMap<string, string>,
): Record<string, number> | undefined {
  const pieces: Record<string, number> = {}
  for (const text of texts) {
    const [, sku = '', count = ''] = /^(.+)=(\d{1,3})$/.exec(text) ?? []
    const id = lineIdOf.get(sku)
    if (id === undefined) return undefined
    pieces[id] = Number(count)
  }
  return pieces
}

function answer(number: string, change: OrderChange<unknown>): { ok: boolean; line: string } {
  if (change.ok) return { ok: true, line: `${number}: done.` }
  return { ok: false, line: reasons[change.reason] ?? change.reason }
}

/** Reports a value that the use case rejects as a typing error, not as a crash. */
async function checked(run: () => Promise<{ ok: boolean; line: string }>) {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error
    return {
      ok: false,
      line: error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    }
  }
}
