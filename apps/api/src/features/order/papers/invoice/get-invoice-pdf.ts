import type { Deps } from '../../../../platform/deps.ts'
import type { Outcome } from '../../../../platform/outcome.ts'
import { listInvoices } from '../../rows/invoice.queries.ts'
import { findOrderByPublicId } from '../../rows/order.queries.ts'
import type { InvoiceFiles } from './invoice-files.ts'

/** Returns the invoice of an order, or the credit note with that number, as PDF. Another order's counts as unknown. */
export async function getInvoicePdf(
  deps: Deps,
  files: InvoiceFiles,
  publicId: string,
  number: string | undefined,
): Promise<Outcome<{ pdf: Uint8Array; fileName: string }>> {
  const order = await findOrderByPublicId(deps.db, publicId)
  const documents = order === undefined ? [] : await listInvoices(deps.db, order.id)
  const found = documents.find((one) =>
    number === undefined ? one.kind === 'invoice' : one.number === number,
  )
  if (found === undefined) return { ok: false, error: { code: 'not_found' } }
  const kind = found.kind === 'invoice' ? 'factuur' : 'creditfactuur'
  return {
    ok: true,
    data: { pdf: await files.get(found), fileName: `${kind}-${found.number}.pdf` },
  }
}
