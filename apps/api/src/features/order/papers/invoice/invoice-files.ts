import { setImmediate as letOthersGo } from 'node:timers/promises'
import pLimit from 'p-limit'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { createSharedWork } from '../../../../platform/share-work.ts'
import { drawSavedBeds } from '../../../configurator/picture/draw-saved-beds.ts'
import type { InvoiceRow } from '../../rows/invoice.queries.ts'
import { findInvoiceFile, keepInvoiceFile } from '../../rows/invoice-file.queries.ts'
import { renderInvoicePdf } from './invoice-pdf.ts'

export type InvoiceFiles = ReturnType<typeof createInvoiceFiles>
type Issued = Pick<InvoiceRow, 'id' | 'document'>

/** Sharp on paper in the size in which it is printed: 300 dots an inch. */
const pictureWidth = 320

/**
 * Keeps invoices and credit notes as PDF. Each is drawn at the first request and then stored, since its contents may
 * not change from its issue until the end of its storage (Directive 2006/112, art. 233). A drawing takes the processor
 * as long as a hundred other calls, so they are drawn one at a time, with other calls in between. Requests for the same
 * one wait for it together.
 */
export function createInvoiceFiles(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  draw = renderInvoicePdf,
) {
  const share = createSharedWork<Buffer>()
  const inTurn = pLimit(1)

  async function drawAndKeep({ id, document }: Issued): Promise<Buffer> {
    await letOthersGo()
    // It may have been drawn between our look and our turn.
    const kept = await findInvoiceFile(deps.db, id)
    if (kept !== undefined) return kept
    const beds = document.lines.flatMap(({ bed }) => bed ?? [])
    const pdf = await draw(document, await drawSavedBeds(deps, beds, pictureWidth))
    return inTransaction(deps.db, async (tx) => {
      await keepInvoiceFile(tx, { invoiceId: id, pdf, drawnAt: deps.clock() })
      // Another node may have been first; then its file is the valid one.
      return (await findInvoiceFile(tx, id)) ?? pdf
    })
  }

  return {
    /** Returns the bytes of the PDF: the same for every request, now and later. */
    async get(issued: Issued): Promise<Buffer> {
      const kept = await findInvoiceFile(deps.db, issued.id)
      if (kept !== undefined) return kept
      return share(issued.id, () => inTurn(() => drawAndKeep(issued)))
    },
  }
}
