import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'

/** An invoice of one duvet cover to a consumer in the Netherlands. */
export function anInvoice(special: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    kind: 'invoice',
    number: '2026-000123',
    issuedOn: '2026-11-20',
    corrects: null,
    orderNumber: 'KJD1000123',
    orderedOn: '2026-11-20',
    paidOn: '2026-11-20',
    delivery: 'maandag 23 november',
    seller: {
      name: 'Sluimer',
      address: 'Voorbeeldstraat 1, 1234 AB Enschede',
      email: 'winkel@sluimer.example',
      phone: '053 123 45 67',
      cocNumber: '00000000',
      vatNumber: 'NL000000000B00',
    },
    buyer: {
      name: 'Noor de Vries',
      lines: ['Spoelweg 12 a', '1234 AB Enschede', 'Nederland'],
      vatNumber: '',
    },
    deliveredTo: null,
    lines: [anInvoiceLine()],
    costs: [],
    discounts: [],
    vatCountry: 'NL',
    vatProof: null,
    vat: [{ vatPercent: 21, grossCents: 12_100, vatCents: 2_100 }],
    totalCents: 12_100,
    payment: 'iDEAL | Wero',
    ...special,
  }
}

export function anInvoiceLine(special: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    title: 'Dekbedovertrek Zee, 240 x 220 cm',
    sku: 'ZEE-1',
    quantity: 1,
    unitCents: 12_100,
    discountCents: 0,
    totalCents: 12_100,
    vatPercent: 21,
    ...special,
  }
}
