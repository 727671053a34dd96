import { allocateCents } from '../money/allocate.ts'
import { assertCents } from '../money/euro.ts'

/** What an order's line cost: pieces, and the amount that they cost together after every discount. */
interface CreditableLine {
  id: string
  quantity: number
  totalCents: number
}

/** An order as far as money can go back for it. */
export interface CreditableOrder {
  lines: readonly CreditableLine[]
  /** Delivery, insurance and payment costs, less what went off the order but off no line. */
  costsCents: number
}

/** What was credited before, or is to be credited: pieces per line, and how much of the costs. */
export interface Credit {
  pieces: Readonly<Record<string, number>>
  costsCents: number
}

export interface CreditedLine {
  id: string
  quantity: number
  amountCents: number
}
export type CreditOutcome =
  | { ok: true; lines: CreditedLine[]; costsCents: number; totalCents: number }
  | { ok: false; reason: 'unknown_line' | 'too_many_pieces' | 'too_much_costs' | 'nothing' }

/**
 * What goes back when these pieces, and so much of the costs, are credited. A line whose amount cannot be divided evenly
 * gives its cents to its first pieces; whatever the steps in which an order is credited, they add up to what it cost.
 * Throws RangeError for amounts that are no whole cents.
 */
export function creditFor(order: CreditableOrder, before: Credit, asked: Credit): CreditOutcome {
  assertCents(asked.costsCents)
  const lineOf = new Map(order.lines.map((line) => [line.id, line]))
  const lines: CreditedLine[] = []
  for (const [id, quantity] of Object.entries(asked.pieces)) {
    const line = lineOf.get(id)
    if (line === undefined) return { ok: false, reason: 'unknown_line' }
    const from = before.pieces[id] ?? 0
    const isPossible = Number.isInteger(quantity) && quantity >= 0 && from + quantity <= line.quantity
    if (!isPossible) return { ok: false, reason: 'too_many_pieces' }
    if (quantity > 0) lines.push({ id, quantity, amountCents: amountOfPieces(line, from, from + quantity) })
  }
  if (!fitsCosts(order.costsCents, before.costsCents, asked.costsCents))
    return { ok: false, reason: 'too_much_costs' }
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, asked.costsCents)
  if (lines.length === 0 && asked.costsCents === 0) return { ok: false, reason: 'nothing' }
  return { ok: true, lines, costsCents: asked.costsCents, totalCents }
}

/** Everything that is left to credit. */
export function restOf(order: CreditableOrder, before: Credit): Credit {
  return {
    pieces: Object.fromEntries(
      order.lines.map((line) => [line.id, line.quantity - (before.pieces[line.id] ?? 0)]),
    ),
    costsCents: order.costsCents - before.costsCents,
  }
}

/** Two credits as one. */
export function addCredits(a: Credit, b: Credit): Credit {
  const ids = [...new Set([...Object.keys(a.pieces), ...Object.keys(b.pieces)])]
  return {
    pieces: Object.fromEntries(ids.map((id) => [id, (a.pieces[id] ?? 0) + (b.pieces[id] ?? 0)])),
    costsCents: a.costsCents + b.costsCents,
  }
}

/** What pieces number `from` to `to` of a line cost together. */
function amountOfPieces({ totalCents, quantity }: CreditableLine, from: number, to: number): number {
  const pieces = allocateCents(
    totalCents,
    Array.from({ length: quantity }, () => 1),
  )
  return pieces.slice(from, to).reduce((sum, cents) => sum + cents, 0)
}

/** Costs below zero are a discount that no line carries; it is only given up together with all the rest. */
function fitsCosts(allCents: number, beforeCents: number, askedCents: number): boolean {
  const leftCents = allCents - beforeCents
  return leftCents < 0
    ? askedCents === 0 || askedCents === leftCents
    : askedCents >= 0 && askedCents <= leftCents
}
