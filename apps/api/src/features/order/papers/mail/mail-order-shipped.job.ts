import { findWithdrawalScope } from '@sluimer/domain/returns/withdrawal-scope'
import { createElement } from 'react'
import { z } from 'zod'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { findContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { findOrder } from '../../rows/order.queries.ts'
import { listShipments } from '../../rows/shipment.queries.ts'
import { readOrder } from '../../view/read-order.ts'
import { buildStatusUrl } from '../../view/status-url.ts'
import { formatPlaceInLine } from './format-place.ts'
import { buildOrderMailLinks } from './order-mail-links.ts'
import { OrderNotice } from './order-notice.tsx'
import { toMailImage } from './to-mail-image.ts'

/** Tells the shopper that the order, or a part of it, has left, and how to follow it. */
export const mailOrderShippedJob = defineJob(
  'mail-order-shipped',
  z.object({ orderId: z.string(), shipmentId: z.string() }),
  mailOrderShipped,
  { retryLimit: 20 },
)

async function mailOrderShipped(
  { orderId, shipmentId }: { orderId: string; shipmentId: string },
  deps: Deps,
): Promise<void> {
  const order = await findOrder(deps.db, orderId)
  const shipments = await listShipments(deps.db, orderId)
  const shipment = shipments.find(({ id }) => id === shipmentId)
  if (order === undefined || shipment === undefined) return
  const company = toCompany(await findContent(deps.db, 'footer'), deps.config)
  const { order: shown, lines } = await readOrder(deps, order)
  const rows = shown.lines.flatMap((line) => {
    const pieces = shipment.pieces[line.id] ?? 0
    const label = line.title === '' ? line.name : `${line.name}, ${line.title}`
    const value = pieces === 1 ? '1 stuk' : `${pieces} stuks`
    return pieces === 0 ? [] : [{ label, value, image: toMailImage(line) }]
  })
  const isPart = order.status !== 'shipped' && order.status !== 'delivered'
  const orderUrl = buildStatusUrl(deps.config, order)
  const code = shipment.trackingCode === '' ? '' : `, zending ${shipment.trackingCode}`
  const mail = await renderMail(
    createElement(OrderNotice, {
      title: isPart ? 'Een deel van je bestelling is onderweg' : 'Je bestelling is onderweg',
      promise: { when: `Onderweg met ${shipment.carrier}${code}`, place: formatPlaceInLine(shown) },
      paragraphs: [
        `We hebben ${isPart ? 'een deel van ' : ''}bestelling ${order.number} meegegeven.`,
        ...(isPart ? ['De rest sturen we zodra die klaarligt; daar krijg je dan ook bericht van.'] : []),
      ],
      rows,
      button:
        shipment.trackingUrl === null
          ? { label: 'Bekijk je bestelling', url: orderUrl }
          : { label: 'Volg je zending', url: shipment.trackingUrl },
      links: [
        { label: 'Bekijk je bestelling', url: orderUrl },
        ...(findWithdrawalScope(lines).covers === 'none'
          ? []
          : [{ label: 'Hier herroepen', url: buildOrderMailLinks(deps.config, order).withdrawal }]),
      ],
      company,
      publicUrl: deps.config.publicUrl,
    }),
  )
  await inTransaction(deps.db, (tx) =>
    deps.mail.queue(tx, {
      ...mail,
      to: order.email,
      subject: `Bestelling ${order.number} is onderweg`,
      kind: 'order_shipped',
      dedupeKey: `order_shipped:${shipment.id}`,
    }),
  )
}
