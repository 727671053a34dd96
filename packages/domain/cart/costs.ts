import { formatHaulAwayTitle } from '../returns/haul-away.ts'

/**
 * The kinds of cost that an order can have besides its goods, in the order in which tables of sums show them. Every kind
 * is taxed at the rates of the goods that it accompanies (order/included-vat.ts).
 */
export const costKinds = ['shipping', 'haul_away', 'insurance', 'payment'] as const
export type CostKind = (typeof costKinds)[number]

/** A cost besides the goods, at the price that this buyer pays: net for a business that declares the VAT. */
export interface Cost {
  kind: CostKind
  /** Its name on invoices and for payment companies: "Kosten PayPal". */
  title: string
  cents: number
}

/** Everything that a shopper can choose and that costs something besides the goods. */
export interface CostChoices {
  /** Undefined as long as the destination is unknown: delivery then costs nothing yet. */
  delivery?: DeliveryChoice | undefined
  /** The price of the insurance; undefined when it was not chosen. */
  insuranceCents?: number | undefined
  payment?: { title: string; priceCents: number } | undefined
}

export interface DeliveryChoice {
  title: string
  /** The price of the way of delivery together with that of the part of the day. */
  priceCents: number
  haulAway: { pieces: number; pieceCents: number }
}

/**
 * Lists what these choices cost. Delivery is listed even when it is free, because shoppers want to read that it is;
 * other costs only when they are above zero. Api and browser both call it, so they cannot disagree.
 */
export function listCosts({ delivery, insuranceCents = 0, payment }: CostChoices): Cost[] {
  const { pieces, pieceCents } = delivery?.haulAway ?? { pieces: 0, pieceCents: 0 }
  const costs: Cost[] = [
    { kind: 'shipping', title: delivery?.title ?? '', cents: delivery?.priceCents ?? 0 },
    { kind: 'haul_away', title: formatHaulAwayTitle(pieces), cents: pieces * pieceCents },
    { kind: 'insurance', title: 'Transportverzekering', cents: insuranceCents },
    paymentCost(payment ?? { title: '', priceCents: 0 }),
  ]
  return costs.filter(({ kind, cents }) => (kind === 'shipping' ? delivery !== undefined : cents !== 0))
}

/** Returns the same costs with another way to pay in the place of the present one. */
export function withPayment(costs: readonly Cost[], method: { title: string; priceCents: number }): Cost[] {
  const others = costs.filter(({ kind }) => kind !== 'payment')
  return method.priceCents === 0 ? others : [...others, paymentCost(method)]
}

function paymentCost({ title, priceCents }: { title: string; priceCents: number }): Cost {
  return { kind: 'payment', title: `Kosten ${title}`, cents: priceCents }
}

/** Returns what the costs of one kind are together; 0 without any. */
export function sumCostsOfKind(costs: readonly Cost[], kind: CostKind): number {
  return sumCosts(costs.filter((cost) => cost.kind === kind))
}

export function sumCosts(costs: readonly Pick<Cost, 'cents'>[]): number {
  return costs.reduce((sum, { cents }) => sum + cents, 0)
}

/** Short names for tables of sums, of kinds whose title says more than a row needs. */
const rowNames: Partial<Record<CostKind, string>> = { shipping: 'Bezorgen', payment: 'Betaalkosten' }

/** Returns the name of a cost in a table of sums on the screen. */
export function formatCostRow({ kind, title }: Pick<Cost, 'kind' | 'title'>): string {
  return rowNames[kind] ?? title
}
