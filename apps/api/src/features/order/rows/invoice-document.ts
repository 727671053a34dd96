import type { CountryCode } from '@sluimer/domain/address/country'
import type { IsoDate } from '@sluimer/domain/time/amsterdam'

/**
 * Everything that an invoice or a credit note shows, in cents. Amounts include VAT, but are net where the buyer
 * declares it (`vatCountry` is null). Optional fields are missing in documents that are older than the field.
 */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note'
  number: string
  issuedOn: IsoDate
  /** The invoice that a credit note corrects; null on an invoice. */
  corrects: string | null
  /** When the invoice that it corrects was issued. */
  correctsOf?: IsoDate
  orderNumber: string
  orderedOn: IsoDate
  /** When it was paid; null when that comes later, and on a credit note. */
  paidOn?: IsoDate | null
  /** When the goods arrive or arrived, as promised. */
  delivery?: string
  seller: Seller
  buyer: { name: string; lines: string[]; vatNumber: string }
  /** The delivery address, if it differs from the buyer's. */
  deliveredTo: string[] | null
  lines: InvoiceLine[]
  costs: { title: string; cents: number }[]
  /** The discounts by name; the amounts of the lines include them. */
  discounts?: { title: string; cents: number }[]
  /** The country whose VAT it is; null for an intra-Community supply, where the buyer declares it. */
  vatCountry?: CountryCode | null
  /** The proof that the buyer's number was valid. */
  vatProof?: { requestIdentifier: string; confirmedOn: IsoDate } | null
  /** The VAT inside the total, per rate; `grossCents` includes it. */
  vat: { vatPercent: number; grossCents: number; vatCents: number }[]
  totalCents: number
  /** How it was paid, or will be. */
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
  /** What a composed bed is made of, a line for each part. */
  parts?: string[]
  /** The saved bed of which the line shows the picture. */
  bed?: string
  sku: string
  quantity: number
  unitCents: number
  discountCents: number
  totalCents: number
  vatPercent: number
}
