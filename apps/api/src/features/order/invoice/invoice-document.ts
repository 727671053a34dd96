import type { IsoDate } from '@sluimer/domain/time/amsterdam'

/** Everything that stands on an invoice or a credit note; amounts in cents, VAT included unless said otherwise. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note'
  number: string
  issuedOn: IsoDate
  /** The invoice that a credit note corrects; null on an invoice. */
  corrects: string | null
  orderNumber: string
  orderedOn: IsoDate
  seller: Seller
  buyer: { name: string; lines: string[]; vatNumber: string }
  /** Where the goods go, when that is elsewhere. */
  deliveredTo: string[] | null
  lines: InvoiceLine[]
  costs: { title: string; cents: number }[]
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
