import type { Footer } from '@sluimer/contract/content/schemas'
import { sumCosts } from '@sluimer/domain/cart/costs'
import type { CreditedLine } from '@sluimer/domain/order/credit'
import { calculateCreditedVat, type VatPart } from '@sluimer/domain/order/credited-vat'
import { calculateIncludedVat, type VatGoods } from '@sluimer/domain/order/included-vat'
import { toAmsterdamDate } from '@sluimer/domain/time/amsterdam'
import { toBillingAddress, toShippingAddress } from '../../destination/postal-address.ts'
import { formatVatNumber, toVatBuyer } from '../../destination/vat-buyer.ts'
import type { InvoiceDocument, InvoiceLine, Seller } from '../../rows/invoice-document.ts'
import type { OrderLineRow, OrderRow } from '../../rows/order.queries.ts'
import { listOrderCosts } from '../../rows/order-costs.ts'

/** A document gets its number when it is written. */
type Unnumbered = Omit<InvoiceDocument, 'number'>

interface Issue {
  now: Date
  seller: Seller
}

/** Returns the contents of an order's invoice. */
export function toInvoice(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  issue: Issue & { isPaid: boolean },
): Unnumbered {
  const lines = rows.map((row) =>
    toInvoiceLine(row, row.quantity, row.priceCents * row.quantity - row.discountCents),
  )
  const costs = toInvoiceCosts(order)
  return {
    ...toHead(order, issue),
    kind: 'invoice',
    corrects: null,
    paidOn: issue.isPaid ? toAmsterdamDate(issue.now) : null,
    delivery: order.shippingMethod.delivery,
    lines,
    costs,
    discounts: order.discounts
      .filter(({ amountCents }) => amountCents > 0)
      .map(({ title, code, amountCents }) => ({
        title: code === null ? title : `${title} (${code})`,
        cents: amountCents,
      })),
    vat: calculateIncludedVat(toVatGoods(lines), sumCosts(costs)),
    totalCents: sumTotal(lines, costs),
  }
}

/**
 * Returns the contents of a credit note for these lines and this part of the costs. Together with the notes before it,
 * it never gives back more VAT than the invoice charged: when everything is credited, the sums match to the cent.
 */
export function toCreditNote(
  order: OrderRow,
  rows: readonly OrderLineRow[],
  credited: { lines: readonly CreditedLine[]; costsCents: number },
  issue: Issue & { corrects: InvoiceDocument; earlier: readonly InvoiceDocument[] },
): Unnumbered {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const lines = credited.lines.flatMap(({ id, quantity, amountCents }) => {
    const row = rowOf.get(id)
    return row === undefined ? [] : toInvoiceLine(row, quantity, amountCents)
  })
  const costs =
    credited.costsCents === 0 ? [] : [{ title: 'Bezorging en kosten', cents: credited.costsCents }]
  const { corrects, earlier } = issue
  return {
    ...toHead(order, issue),
    kind: 'credit_note',
    corrects: corrects.number,
    correctsOf: corrects.issuedOn,
    lines,
    costs,
    vat: calculateCreditedVat(toVatPart(corrects), [...earlier, { lines, costs }].map(toVatPart)),
    totalCents: sumTotal(lines, costs),
  }
}

/** Lists the costs of an order that are not articles. */
function toInvoiceCosts(order: OrderRow): { title: string; cents: number }[] {
  return listOrderCosts(order).map(({ kind, title, cents }) => ({
    title: kind === 'shipping' ? `Bezorging: ${title}` : title,
    cents,
  }))
}

type Parts = Pick<InvoiceDocument, 'lines' | 'costs'>

function toVatPart({ lines, costs }: Parts): VatPart {
  return { goods: toVatGoods(lines), costsCents: sumCosts(costs) }
}

function toVatGoods(lines: readonly InvoiceLine[]): VatGoods[] {
  return lines.map(({ totalCents, vatPercent }) => ({ amountCents: totalCents, vatPercent }))
}

function sumTotal(lines: readonly InvoiceLine[], costs: InvoiceDocument['costs']): number {
  return lines.reduce((sum, { totalCents }) => sum + totalCents, sumCosts(costs))
}

/** Returns the seller with the company details of the footer; a shop without a footer uses the sender of its mails. */
export function toSeller(footer: Footer | undefined, mailFrom: string): Seller {
  const [, name = mailFrom, email = mailFrom] = /^\s*"?([^"<]+?)"?\s*<([^<>]+)>/.exec(mailFrom) ?? []
  return {
    name: footer?.company.name ?? name,
    address: footer?.company.address ?? '',
    email: footer?.email ?? email,
    phone: footer?.phone.number ?? '',
    cocNumber: footer?.company.coc_number ?? '',
    vatNumber: footer?.company.vat_number ?? '',
  }
}

type Head = Omit<Unnumbered, 'kind' | 'corrects' | 'lines' | 'costs' | 'vat' | 'totalCents'>

function toHead(order: OrderRow, { now, seller }: Issue): Head {
  const billing = toBillingAddress(order.details)
  const shipping = toShippingAddress(order.details)
  const proof = order.vatConfirmation
  const isElsewhere = JSON.stringify(shipping) !== JSON.stringify(billing)
  return {
    issuedOn: toAmsterdamDate(now),
    orderNumber: order.number,
    orderedOn: toAmsterdamDate(order.placedAt),
    seller,
    buyer: { ...billing, vatNumber: formatVatNumber(toVatBuyer(order.details)) },
    deliveredTo: isElsewhere ? [shipping.name, ...shipping.lines] : null,
    payment: order.paymentMethod.title,
    vatCountry: order.vatCountry,
    vatProof: proof && {
      requestIdentifier: proof.requestIdentifier,
      confirmedOn: toAmsterdamDate(new Date(proof.confirmedAt)),
    },
  }
}

function toInvoiceLine(row: OrderLineRow, quantity: number, totalCents: number): InvoiceLine {
  return {
    title: row.title === '' || row.configuration ? row.name : `${row.name}, ${row.title}`,
    ...(row.configuration && {
      bed: row.configuration.id,
      parts: row.configuration.parts.map(({ title, value }) => `${title}: ${value}`),
    }),
    sku: row.sku,
    quantity,
    unitCents: row.priceCents,
    discountCents: quantity * row.priceCents - totalCents,
    totalCents,
    vatPercent: row.vatPercent,
  }
}
