import type { Order } from '@sluimer/contract/order/schemas'
import { FileText } from 'lucide-react'

/** The invoice and its credit notes, each as PDF in a tab of its own (CO-09). Nothing for an order without them. */
export function OrderDocuments({ invoices }: { invoices: Order['invoices'] }) {
  if (invoices.length === 0) return null
  return (
    <ul aria-label="Facturen" className="mt-4 flex flex-col border-t border-sand pt-3 print:mt-2 print:pt-2">
      {invoices.map(({ number, kind, link }) => (
        <li key={number}>
          <a
            href={link}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 text-pine print:min-h-0 underline underline-offset-4 hover:no-underline"
          >
            <FileText className="size-5 shrink-0" aria-hidden="true" />
            {kind === 'invoice' ? 'Factuur' : 'Creditfactuur'} {number} (pdf)
            <span className="sr-only">, opent in een nieuw tabblad</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
