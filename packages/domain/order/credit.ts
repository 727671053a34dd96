import { allocateCents } from '../money/allocate.ts'
import { assertCents } from '../money/euro.ts'

/** One line of an order: its pieces, and what they cost together after every discount. */
interface CreditableLine {
  id: string
  quantity: number
  totalCents: number
}

/** The parts of an order that can be refunded. */
export interface CreditableOrder {
  lines: readonly CreditableLine[]
  /** Delivery, insurance and payment costs, less any discount on the order that no line carries. */
  costsCents: number
}

/** What was credited before, or is to be credited: pieces per line, and an amount of the costs. */
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
 * Returns what is refunded when these pieces and this amount of the costs are credited. A line whose amount cannot be
 * divided evenly gives its odd cents to its first pieces, so that all credits together add up to what the order cost, in
 * whatever steps. Throws RangeError for amounts that are not whole cents.
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
    if (quantity > 0) lines.push({ id, quantity, amountCents: sumPieceCents(line, from, from + quantity) })
  }
  if (!fitsCosts(order.costsCents, before.costsCents, asked.costsCents))
    return { ok: false, reason: 'too_much_costs' }
  const totalCents = lines.reduce((sum, line) => sum + line.amountCents, asked.costsCents)
  if (lines.length === 0 && asked.costsCents === 0) return { ok: false, reason: 'nothing' }
  return { ok: true, lines, costsCents: asked.costsCents, totalCents }
}

/** Returns everything that is left to credit. */
export function calculateRest(order: CreditableOrder, before: Credit): Credit {
  return {
    pieces: Object.fromEntries(
      order.lines.map((line) => [line.id, line.quantity - (before.pieces[line.id] ?? 0)]),
    ),
    costsCents: order.costsCents - before.costsCents,
  }
}

/** Adds up two credits, piece by piece and cent by cent. */
export function addCredits(a: Credit, b: Credit): Credit {
  const ids = [...new Set([...Object.keys(a.pieces), ...Object.keys(b.pieces)])]
  return {
    pieces: Object.fromEntries(ids.map((id) => [id, (a.pieces[id] ?? 0) + (b.pieces[id] ?? 0)])),
    costsCents: a.costsCents + b.costsCents,
  }
}

/** Returns what pieces number `from` to `to` of a line cost together. */
function sumPieceCents({ totalCents, quantity }: CreditableLine, from: number, to: number): number {
  const pieces = allocateCents(
    totalCents,
    Array.from({ length: quantity }, () => 1),
  )
  return pieces.slice(from, to).reduce((sum, cents) => sum + cents, 0)
}

/**
 * Whether this part of the costs can be credited. Costs below zero are a discount that no line carries; they are
 * credited only with all the rest.
 */
function fitsCosts(allCents: number, beforeCents: number, askedCents: number): boolean {
  const leftCents = allCents - beforeCents
  return leftCents < 0
    ? askedCents === 0 || askedCents === leftCents
    : askedCents >= 0 && askedCents <= leftCents
}
