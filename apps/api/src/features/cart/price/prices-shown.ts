import { allocateCents } from '@sluimer/domain/money/allocate'
import { netCents } from '@sluimer/domain/money/vat'
import { vatPercentFor } from '@sluimer/domain/tax/vat-rates'
import { sellerCountryCode } from '@sluimer/domain/tax/vat-treatment'
import { costWithoutVat, type GrossLine, lineWithoutVat } from '@sluimer/domain/tax/without-vat'
import { amsterdamDate } from '@sluimer/domain/time/amsterdam'
import type { CartRow } from '../rows/cart.queries.ts'
import type { CartLine } from './cart-line.ts'
import type { CartDiscounts } from './discounts-of-cart.ts'

/** What a cart costs its visitor: with VAT, or net for a business that declares the VAT itself. */
export interface PricesShown {
  lines: CartLine[]
  discounts: CartDiscounts
  /** What delivery or another cost that includes VAT comes to. */
  costCents(grossCents: number): number
  /** The VAT that is not paid on the goods; 0 when the prices include it. */
  goodsVatCents: number
}

/**
 * The prices that count in a cart. Who buys without VAT pays the shop's prices less the Dutch VAT in them: per piece, per
 * line's discount and per cost, so that the order, its invoice and its payment are one sum of whole cents. Minimums of
 * discounts and of free delivery have been measured before, at the prices on the page.
 */
export function pricesShown(
  { vatConfirmation }: Pick<CartRow, 'vatConfirmation'>,
  lines: CartLine[],
  discounts: CartDiscounts,
  now: Date,
): PricesShown {
  if (vatConfirmation === null)
    return { lines, discounts, costCents: (grossCents) => grossCents, goodsVatCents: 0 }
  const today = amsterdamDate(now)
  const gross = lines.map(
    ({ variantId, variant, quantity }): GrossLine => ({
      priceCents: variant.price.priceCents,
      quantity,
      discountCents: discounts.lineCents.get(variantId) ?? 0,
      vatPercent: vatPercentFor(sellerCountryCode, variant.vatClass, today),
    }),
  )
  const net = gross.map((line) => ({ ...line, ...lineWithoutVat(line) }))
  return {
    lines: lines.map((line, at) => netLine(line, gross[at]?.vatPercent ?? 0)),
    discounts: netDiscounts(
      discounts,
      new Map(lines.map(({ variantId }, at) => [variantId, net[at]?.discountCents ?? 0])),
    ),
    costCents: (grossCents) => costWithoutVat(grossCents, gross),
    goodsVatCents: paidFor(gross) - paidFor(net),
  }
}

function paidFor(lines: readonly GrossLine[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity - line.discountCents, 0)
}

function netLine(line: CartLine, vatPercent: number): CartLine {
  const { price, regularPriceCents } = line.variant
  const { formerPriceCents } = price
  return {
    ...line,
    variant: {
      ...line.variant,
      regularPriceCents: netCents(regularPriceCents, vatPercent),
      price: {
        ...price,
        priceCents: netCents(price.priceCents, vatPercent),
        ...(formerPriceCents !== undefined && { formerPriceCents: netCents(formerPriceCents, vatPercent) }),
      },
    },
  }
}

/** The same discounts, whose amounts add up to what the lines have off. */
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
