import type { CountryCode } from '@sluimer/domain/address/country'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'

/**
 * Everything that stands on an invoice or a credit note, in cents. Amounts include VAT, but where the buyer declares it
 * (`vatCountry` is null) they are net. Fields with a question mark are missing in documents of before they were there.
 */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note'
  number: string
  issuedOn: IsoDate
  /** The invoice that a credit note corrects; null on an invoice. */
  corrects: string | null
  correctsOf?: IsoDate
  orderNumber: string
  orderedOn: IsoDate
  /** When it was paid; null when that comes later, and on a credit note. */
  paidOn?: IsoDate | null
  /** When the goods come, or came, as promised. */
  delivery?: string
  seller: Seller
  buyer: { name: string; lines: string[]; vatNumber: string }
  /** Where the goods go, when that is elsewhere. */
  deliveredTo: string[] | null
  lines: InvoiceLine[]
  costs: { title: string; cents: number }[]
  /** What made the goods cheaper, by name; it is in the amounts of the lines. */
  discounts?: { title: string; cents: number }[]
  /** Whose VAT it is; null when the buyer declares it: an intra-Community supply. */
  vatCountry?: CountryCode | null
  /** The proof that the buyer's number was valid. */
  vatProof?: { requestIdentifier: string; confirmedOn: IsoDate } | null
  /** The VAT inside the total, per rate; `grossCents` includes it. */
  vat: { vatPercent: number; grossCents: number; vatCents: number }[]
  totalCents: number
  /** How it was, or is going to be, paid. */
  payment: string
}

export interface Seller {
  name: string
  address: string
  email: string
  phone: string
  cocNumber: string
  vatNumber: string
}

export interface InvoiceLine {
  title: string
  sku: string
  quantity: number
  unitCents: number
  discountCents: number
  totalCents: number
  vatPercent: number
}
