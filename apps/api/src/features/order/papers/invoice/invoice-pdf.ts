import { formatEuro } from '@sluimer/domain/money/euro'
import { calculateNetCents } from '@sluimer/domain/money/vat'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import type { InvoiceDocument, InvoiceLine } from '../../rows/invoice-document.ts'
import { createSheet, type Sheet } from './sheet.ts'
import type { SheetPicture } from './sheet-table.ts'

/**
 * Draws an invoice or credit note as a tagged PDF of A4 pages, whose text can be read aloud, searched and copied. `pictures` are those of
 * the composed beds on it, by their ids.
 */
export async function renderInvoicePdf(
  document: InvoiceDocument,
  pictures: ReadonlyMap<string, SheetPicture> = new Map(),
): Promise<Buffer> {
  const title = `${chooseTitle(document)} ${document.number}`
  const sheet = await createSheet({ title, author: document.seller.name, issuedOn: document.issuedOn })
  sheet.heading(chooseTitle(document), document.seller.name)
  addresses(sheet, document)
  facts(sheet, document)
  goods(sheet, document, pictures)
  sums(sheet, document)
  for (const text of closing(document)) sheet.paragraph(text)
  sheet.footer(sellerLine(document))
  return sheet.finish()
}

const chooseTitle = ({ kind }: InvoiceDocument) => (kind === 'invoice' ? 'Factuur' : 'Creditfactuur')
/** Amounts of a credit note are shown with a minus, since they are given back. */
const signed = ({ kind }: InvoiceDocument, cents: number) =>
  formatEuro(kind === 'invoice' || cents === 0 ? cents : -cents)

function addresses(sheet: Sheet, { buyer, deliveredTo }: InvoiceDocument) {
  // When a business buys, its name comes first, whoever pressed the button.
  const [company = '', ...address] = buyer.lines
  const who =
    buyer.vatNumber === ''
      ? [buyer.name, ...buyer.lines]
      : [company, buyer.name, ...address, `Btw-nummer ${buyer.vatNumber}`]
  sheet.columns([
    { title: 'Factuur aan', lines: who },
    ...(deliveredTo === null ? [] : [{ title: 'Bezorgd bij', lines: deliveredTo }]),
  ])
}

function facts(sheet: Sheet, document: InvoiceDocument) {
  const { corrects, correctsOf, paidOn, delivery = '' } = document
  sheet.columns([
    { title: 'Nummer', lines: [document.number] },
    { title: 'Datum', lines: [formatDutchDate(document.issuedOn)] },
    { title: 'Bestelling', lines: [document.orderNumber, `van ${formatDutchDate(document.orderedOn)}`] },
    ...(corrects === null
      ? []
      : [
          {
            title: 'Bij factuur',
            lines: [corrects, ...(correctsOf ? [`van ${formatDutchDate(correctsOf)}`] : [])],
          },
        ]),
    // Either the day of a payment before the delivery, or the day of delivery (art. 35a Wet OB 1968).
    ...(paidOn ? [{ title: 'Betaald', lines: [formatDutchDate(paidOn)] }] : []),
    ...(paidOn === null && delivery !== '' ? [{ title: 'Levering', lines: [delivery] }] : []),
  ])
}

function goods(sheet: Sheet, document: InvoiceDocument, pictures: ReadonlyMap<string, SheetPicture>) {
  const head = ['Omschrijving', 'Aantal', 'Stuksprijs', 'Btw', 'Bedrag']
  const rows = document.lines.map((line) => ({
    cells: [
      [line.title, ...(line.parts ?? []), ...listNotes(document, line)].join('\n'),
      String(line.quantity),
      formatEuro(line.unitCents),
      `${line.vatPercent}%`,
      signed(document, line.totalCents),
    ],
    picture: pictures.get(line.bed ?? ''),
  }))
  const costs = document.costs.map(({ title, cents }) => ({
    cells: [title, '', '', '', signed(document, cents)],
  }))
  sheet.table(head, [...rows, ...costs])
}

/** Shows businesses the price of a piece without VAT (Directive 2006/112, art. 226, 8). */
function listNotes({ buyer, vatCountry }: InvoiceDocument, line: InvoiceLine): string[] {
  const discount = line.discountCents > 0 ? `, met ${formatEuro(line.discountCents)} korting` : ''
  const isNetTold = buyer.vatNumber !== '' && vatCountry !== null
  return [
    `Artikel ${line.sku}${discount}`,
    ...(isNetTold
      ? [`Zonder btw ${formatEuro(calculateNetCents(line.unitCents, line.vatPercent))} per stuk`]
      : []),
  ]
}

function sums(sheet: Sheet, document: InvoiceDocument) {
  const net = document.vat.reduce((sum, rate) => sum + rate.grossCents - rate.vatCents, 0)
  sheet.totals([
    ['Totaal zonder btw', signed(document, net)],
    ...document.vat.map((rate): [string, string] => [
      `${vatName(document, rate.vatPercent)} over ${formatEuro(rate.grossCents - rate.vatCents)}`,
      signed(document, rate.vatCents),
    ]),
    [document.kind === 'invoice' ? 'Totaal' : 'Terug te ontvangen', signed(document, document.totalCents)],
  ])
}

function vatName({ vatCountry }: InvoiceDocument, vatPercent: number): string {
  if (vatCountry === null) return 'Btw verlegd, 0%'
  return vatCountry === 'BE' ? `Belgische btw ${vatPercent}%` : `Btw ${vatPercent}%`
}

/** Returns the paragraphs below the sums. */
function closing(document: InvoiceDocument): string[] {
  const { vatCountry, payment, discounts = [] } = document
  const prices = vatCountry === null ? 'zonder btw' : 'met btw'
  const how =
    document.kind === 'invoice' ? `Betaalwijze: ${payment}.` : `We betalen dit bedrag terug via ${payment}.`
  const named = discounts.map(({ title, cents }) => `${title} ${formatEuro(cents)}`).join(', ')
  return [
    ...(vatCountry === null ? [reverseCharge(document)] : []),
    ...(named === '' ? [] : [`De korting is in de bedragen verwerkt: ${named}.`]),
    `${how} Alle bedragen zijn in euro's; de prijzen zijn ${prices}.`,
  ]
}

/** Returns the words that the law requires on an invoice without VAT (Directive 2006/112, art. 226, 11). */
function reverseCharge({ buyer, vatProof }: InvoiceDocument): string {
  const checked = vatProof
    ? ` Dat nummer is op ${formatDutchDate(vatProof.confirmedOn)} gecontroleerd in VIES, kenmerk ${vatProof.requestIdentifier}.`
    : ''
  return `Btw verlegd: intracommunautaire levering, vrijgesteld volgens artikel 138 van de btw-richtlijn (2006/112/EG). De afnemer geeft de btw aan onder btw-nummer ${buyer.vatNumber}.${checked}`
}

function sellerLine({ seller }: InvoiceDocument): string {
  const numbers = [
    seller.cocNumber === '' ? '' : `KvK ${seller.cocNumber}`,
    seller.vatNumber === '' ? '' : `Btw-id ${seller.vatNumber}`,
  ]
  return [seller.name, seller.address, seller.email, seller.phone, ...numbers].filter(Boolean).join(' · ')
}
