import { formatEuro } from '@sluimer/domain/money/euro'
import { createElement } from 'react'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { findContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { findInvoice } from '../../rows/invoice.queries.ts'
import { findOrder } from '../../rows/order.queries.ts'
import { buildInvoiceUrl } from '../../view/invoice-url.ts'
import { buildStatusUrl } from '../../view/status-url.ts'
import { OrderNotice } from './order-notice.tsx'

/** Tells the shopper what was credited, and whether money comes back or is simply not collected. */
export const mailOrderCreditedJob = defineJob(
  'mail-order-credited',
  z.object({ orderId: z.string(), number: z.string(), amountCents: z.int(), isCanceled: z.boolean() }),
  mailOrderCredited,
  { retryLimit: 20 },
)

interface Credited {
  orderId: string
  /** Number of the credit note. */
  number: string
  /** The part that comes back as money. */
  amountCents: number
  /** Whether the whole order ended with it. */
  isCanceled: boolean
}

async function mailOrderCredited(
  { orderId, number, amountCents, isCanceled }: Credited,
  deps: Deps,
): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  const note = await findInvoice(deps.db, orderId, number)
  if (order === undefined || note === undefined) return
  const { document } = note
  const company = toCompany(await findContent(deps.db, 'footer'), deps.config)
  const money =
    amountCents > 0
      ? `Je krijgt ${formatEuro(amountCents)} terug via ${order.paymentMethod.title}. Meestal staat het binnen een paar werkdagen op je rekening.`
      : 'Dit bedrag was nog niet afgeschreven; je hoeft er niets voor te betalen.'
  const mail = await renderMail(
    createElement(OrderNotice, {
      title: isCanceled ? 'Je bestelling is geannuleerd' : 'Je krijgt geld terug',
      paragraphs: [
        isCanceled
          ? `Bestelling ${order.number} is geannuleerd. ${money}`
          : `Voor bestelling ${order.number} hebben we een creditfactuur gemaakt. ${money}`,
      ],
      rows: [
        ...document.lines.map((line) => ({
          label: `${line.quantity} × ${line.title}`,
          value: formatEuro(line.totalCents),
        })),
        ...document.costs.map(({ title, cents }) => ({ label: title, value: formatEuro(cents) })),
        { label: 'Totaal', value: formatEuro(document.totalCents) },
      ],
      button: { label: `Creditfactuur ${number}`, url: buildInvoiceUrl(deps.config, order.publicId, number) },
      links: [{ label: 'Bekijk je bestelling', url: buildStatusUrl(deps.config, order) }],
      company,
      publicUrl: deps.config.publicUrl,
    }),
  )
  await inTransaction(deps.db, (tx) =>
    deps.mail.queue(tx, {
      ...mail,
      to: order.email,
      subject: isCanceled
        ? `Bestelling ${order.number} is geannuleerd`
        : `Geld terug voor bestelling ${order.number}`,
      kind: 'order_credited',
      dedupeKey: `order_credited:${number}`,
    }),
  )
}
