import { allocateCents } from '@sluimer/domain/money/allocate'
import { calculateNetCents } from '@sluimer/domain/money/vat'
import { findVatPercent } from '@sluimer/domain/tax/vat-rates'
import { sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import { type GrossLine, subtractCostVat, subtractLineVat } from '@sluimer/domain/tax/without-vat'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { convertBedProblem } from '../../configurator/bed/find-bed-problem.ts'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartLine } from './cart-line.ts'
import type { CartDiscounts } from './find-cart-discounts.ts'

/** The prices that a visitor pays: with VAT, or net for a business that declares the VAT itself. */
export interface PricesShown {
  lines: CartLine[]
  discounts: CartDiscounts
  /** Converts delivery or another cost that includes VAT into what this visitor pays. */
  costCents(grossCents: number): number
  /** The VAT on the goods that is not paid; 0 when the prices include it. */
  goodsVatCents: number
}

/**
 * Returns the prices that count in a cart. A buyer without VAT pays the shop's prices less the Dutch VAT in them. It is
 * taken off each piece, each line's discount and each cost, so that order, invoice and payment are the same sum of
 * whole cents. Minimums for discounts and free delivery were checked before, at the prices on the page.
 */
export function toShownPrices(
  { vatConfirmation }: Pick<CartRow, 'vatConfirmation'>,
  lines: CartLine[],
  discounts: CartDiscounts,
  now: Date,
): PricesShown {
  if (vatConfirmation === null)
    return { lines, discounts, costCents: (grossCents) => grossCents, goodsVatCents: 0 }
  const today = toAmsterdamDate(now)
  const gross = lines.map(
    ({ lineId, variant, quantity }): GrossLine => ({
      priceCents: variant.price.priceCents,
      quantity,
      discountCents: discounts.lineCents.get(lineId) ?? 0,
      vatPercent: findVatPercent(sellerCountryCode, variant.vatClass, today),
    }),
  )
  const net = gross.map((line) => ({ ...line, ...subtractLineVat(line) }))
  return {
    lines: lines.map((line, at) => netLine(line, gross[at]?.vatPercent ?? 0)),
    discounts: netDiscounts(
      discounts,
      new Map(lines.map(({ lineId }, at) => [lineId, net[at]?.discountCents ?? 0])),
    ),
    costCents: (grossCents) => subtractCostVat(grossCents, gross),
    goodsVatCents: paidFor(gross) - paidFor(net),
  }
}

function paidFor(lines: readonly GrossLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity - line.discountCents, 0)
}

function netLine(line: CartLine, vatPercent: number): CartLine {
  const { price, regularPriceCents } = line.variant
  const { formerPriceCents } = price
  const { roseFromCents, bed } = line
  const toNetCents = (grossCents: number) => calculateNetCents(grossCents, vatPercent)
  return {
    ...line,
    roseFromCents: roseFromCents && toNetCents(roseFromCents),
    bed: bed?.problem ? { ...bed, problem: convertBedProblem(bed.problem, toNetCents) } : bed,
    variant: {
      ...line.variant,
      regularPriceCents: toNetCents(regularPriceCents),
      price: {
        ...price,
        priceCents: toNetCents(price.priceCents),
        ...(formerPriceCents !== undefined && {
          formerPriceCents: toNetCents(formerPriceCents),
        }),
      },
    },
  }
}

/** Returns the same discounts at net amounts, which add up to the discounts of the lines. */
function netDiscounts(gross: CartDiscounts, lineCents: ReadonlyMap<number, number>): CartDiscounts {
  const totalCents = [...lineCents.values()].reduce((sum, cents) => sum + cents, 0)
  const shares = allocateCents(
    totalCents,
    gross.parts.map(({ amountCents }) => amountCents),
  )
  const parts = gross.parts.map((part, at) => ({ ...part, amountCents: shares[at] ?? 0 }))
  return {
    ...gross,
    parts,
    lineCents,
    totalCents,
    codes: gross.codes.map((one) => ({
      ...one,
      amountCents: parts.find(({ code }) => code === one.code)?.amountCents ?? 0,
    })),
  }
}
