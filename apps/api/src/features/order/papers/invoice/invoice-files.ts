import { setImmediate as letOthersGo } from 'node:timers/promises'
import pLimit from 'p-limit'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { createSharedWork } from '../../../../platform/share-work.ts'
import type { InvoiceRow } from '../../rows/invoice.queries.ts'
import { findInvoiceFile, keepInvoiceFile } from '../../rows/invoice-file.queries.ts'
import { invoicePdf } from './invoice-pdf.ts'

export type InvoiceFiles = ReturnType<typeof createInvoiceFiles>
type Issued = Pick<InvoiceRow, 'id' | 'document'>

/**
 * Invoices and credit notes as PDF. Each is drawn when it is asked for first, and kept: its contents may not change from its
 * issue until it is no longer kept (Directive 2006/112, art. 233). Drawing takes the processor as long as a hundred other
 * calls, so one is drawn at a time, with other calls in between; who asks for the same one meanwhile waits for it.
 */
export function createInvoiceFiles(deps: Pick<Deps, 'db' | 'clock'>, draw = invoicePdf) {
  const share = createSharedWork<Buffer>()
  const inTurn = pLimit(1)

  async function drawAndKeep({ id, document }: Issued): Promise<Buffer> {
    await letOthersGo()
    // It may have been drawn between our look and our turn.
    const kept = await findInvoiceFile(deps.db, id)
    if (kept !== undefined) return kept
    const pdf = await draw(document)
    return inTransaction(deps.db, async (tx) => {
      await keepInvoiceFile(tx, { invoiceId: id, pdf, drawnAt: deps.clock() })
      // Another node may have been first: then its file is the one that counts.
      return (await findInvoiceFile(tx, id)) ?? pdf
    })
  }

  return {
    /** The bytes of the PDF: the same ones for everybody who asks, now and later. */
    async get(issued: Issued): Promise<Buffer> {
      const kept = await findInvoiceFile(deps.db, issued.id)
      if (kept !== undefined) return kept
      return share(issued.id, () => inTurn(() => drawAndKeep(issued)))
    },
  }
}
