import { formatEuro } from '@sluimer/domain/money/euro'
import { dutchDate } from '@sluimer/domain/time/dutch-date'
import type { InvoiceDocument } from './invoice-document.ts'
import { createSheet, type Sheet } from './sheet.ts'

/** An invoice or credit note as a tagged PDF of A4 pages: text that can be read aloud, searched and copied. */
export async function invoicePdf(document: InvoiceDocument): Promise<Buffer> {
  const title = `${titleOf(document)} ${document.number}`
  const sheet = await createSheet({ title, author: document.seller.name, issuedOn: document.issuedOn })
  sheet.heading(titleOf(document), document.seller.name)
  addresses(sheet, document)
  facts(sheet, document)
  goods(sheet, document)
  sums(sheet, document)
  sheet.paragraph(closing(document))
  sheet.footer(sellerLine(document))
  return sheet.finish()
}

const titleOf = ({ kind }: InvoiceDocument) => (kind === 'invoice' ? 'Factuur' : 'Creditfactuur')
/** A credit note gives back: its amounts stand with a minus. */
const signed = ({ kind }: InvoiceDocument, cents: number) =>
  formatEuro(kind === 'invoice' || cents === 0 ? cents : -cents)

function addresses(sheet: Sheet, { buyer, deliveredTo }: InvoiceDocument) {
  const vat = buyer.vatNumber === '' ? [] : [`Btw-nummer ${buyer.vatNumber}`]
  sheet.columns([
    { title: 'Factuur aan', lines: [buyer.name, ...buyer.lines, ...vat] },
    ...(deliveredTo === null ? [] : [{ title: 'Bezorgd bij', lines: deliveredTo }]),
  ])
}

function facts(sheet: Sheet, document: InvoiceDocument) {
  sheet.columns([
    { title: 'Nummer', lines: [document.number] },
    { title: 'Datum', lines: [dutchDate(document.issuedOn)] },
    { title: 'Bestelling', lines: [document.orderNumber, `van ${dutchDate(document.orderedOn)}`] },
    ...(document.corrects === null ? [] : [{ title: 'Bij factuur', lines: [document.corrects] }]),
  ])
}

function goods(sheet: Sheet, document: InvoiceDocument) {
  const head = ['Omschrijving', 'Aantal', 'Stuksprijs', 'Btw', 'Bedrag']
  const rows = document.lines.map((line) => [
    line.discountCents > 0
      ? `${line.title}\nArtikel ${line.sku}, met ${formatEuro(line.discountCents)} korting`
      : `${line.title}\nArtikel ${line.sku}`,
    String(line.quantity),
    formatEuro(line.unitCents),
    `${line.vatPercent}%`,
    signed(document, line.totalCents),
  ])
  const costs = document.costs.map(({ title, cents }) => [title, '', '', '', signed(document, cents)])
  sheet.table(head, [...rows, ...costs])
}

function sums(sheet: Sheet, document: InvoiceDocument) {
  const net = document.vat.reduce((sum, rate) => sum + rate.grossCents - rate.vatCents, 0)
  sheet.totals([
    ['Totaal zonder btw', signed(document, net)],
    ...document.vat.map((rate): [string, string] => [
      `Btw ${rate.vatPercent}% over ${formatEuro(rate.grossCents - rate.vatCents)}`,
      signed(document, rate.vatCents),
    ]),
    [document.kind === 'invoice' ? 'Totaal' : 'Terug te ontvangen', signed(document, document.totalCents)],
  ])
}

function closing(document: InvoiceDocument): string {
  return document.kind === 'invoice'
    ? `Betaalwijze: ${document.payment}. Alle bedragen zijn in euro's; de prijzen zijn met btw.`
    : `We betalen dit bedrag terug via ${document.payment}. Alle bedragen zijn in euro's; de prijzen zijn met btw.`
}

function sellerLine({ seller }: InvoiceDocument): string {
  const numbers = [
    seller.cocNumber === '' ? '' : `KvK ${seller.cocNumber}`,
    seller.vatNumber === '' ? '' : `Btw-id ${seller.vatNumber}`,
  ]
  return [seller.name, seller.address, seller.email, seller.phone, ...numbers].filter(Boolean).join(' · ')
}
