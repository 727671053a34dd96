import { findAnnouncedDay, isAnnounced } from '@sluimer/domain/delivery/announced-day'
import { formatSlot } from '@sluimer/domain/delivery/delivery-days'
import { createElement } from 'react'
import { z } from 'zod'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { defineJob, type JobContext } from '../../../../platform/jobs/job.ts'
import type { NewMail } from '../../../../platform/mail/new-mail.ts'
import { renderMail } from '../../../../platform/mail/render-mail.ts'
import { findContent } from '../../../content/block/find-content.ts'
import { toCompany } from '../../../content/company.ts'
import { findCredited } from '../../after-sale/find-credited.ts'
import { formatPlaceInLine } from '../../papers/mail/format-place.ts'
import { OrderNotice } from '../../papers/mail/order-notice.tsx'
import { toMailImage } from '../../papers/mail/to-mail-image.ts'
import { listOrdersOfDay } from '../../rows/delivery-day.queries.ts'
import { findOrder, listOrderLines, lockOrder } from '../../rows/order.queries.ts'
import { readOrder } from '../../view/read-order.ts'
import { buildStatusUrl } from '../../view/status-url.ts'

const pageSize = 100

/**
 * Tells buyers who chose a day that their goods come tomorrow. It looks several times a day, so that no hour of standstill makes anyone
 * miss it; each order and day gets one mail, however often it looks.
 */
export const mailDayBeforeJob = defineJob('mail-day-before', z.object({}), mailDayBefore, {
  cron: '30 9-17 * * *',
  timeoutSeconds: 600,
})

async function mailDayBefore(_data: object, deps: Deps, { signal }: JobContext): Promise<void> {
  const date = findAnnouncedDay(deps.clock())
  let after: string | undefined
  for (let hasMore = true; hasMore; ) {
    const ids = await listOrdersOfDay(deps.db, { date, after, limit: pageSize })
    for (const id of ids) {
      signal.throwIfAborted()
      await tellBuyer(deps, id)
    }
    after = ids.at(-1)
    hasMore = ids.length === pageSize
  }
}

async function tellBuyer(deps: Deps, orderId: string): Promise<void> {
  const mail = await buildMail(deps, orderId)
  if (mail === undefined) return
  await inTransaction(deps.db, async (tx) => {
    // It may have been called off while the mail was made.
    const { status, deliverySlot: slot } = await lockOrder(tx, orderId)
    const piecesToCome = sumPieces(await findToCome(tx, orderId))
    if (isAnnounced({ status, slot, piecesToCome }, deps.clock())) await deps.mail.queue(tx, mail)
  })
}

async function buildMail(deps: Deps, orderId: string): Promise<NewMail | undefined> {
  const order = await findOrder(deps.db, orderId)
  if (order?.deliverySlot == null) return undefined
  const toCome = await findToCome(deps.db, orderId)
  const { order: shown } = await readOrder(deps, order)
  const rows = shown.lines.flatMap((line) => {
    const pieces = toCome.get(line.id) ?? 0
    const label = line.title === '' ? line.name : `${line.name}, ${line.title}`
    const value = pieces === 1 ? '1 stuk' : `${pieces} stuks`
    return pieces === 0 ? [] : [{ label, value, image: toMailImage(line) }]
  })
  const orderUrl = buildStatusUrl(deps.config, order)
  const mail = await renderMail(
    createElement(OrderNotice, {
      title: 'Morgen komen we langs',
      promise: { when: formatSlot(order.deliverySlot), place: formatPlaceInLine(shown) },
      paragraphs: [
        `Dan brengen we bestelling ${order.number}.`,
        ...(order.haulAwayPieces > 0
          ? [
              'We nemen dan ook mee wat je voor ophalen opgaf. Zet het klaar bij de deur, zonder lakens en dekens.',
            ]
          : []),
        'Zorg dat er iemand thuis is en dat de weg naar de kamer vrij is. Komt het toch niet uit? Bel ons dan vandaag nog.',
      ],
      rows,
      button: { label: 'Bekijk je bestelling', url: orderUrl },
      links: [{ label: 'Neem contact op', url: `${deps.config.publicUrl}/service/klantenservice-contact/` }],
      company: toCompany(await findContent(deps.db, 'footer'), deps.config),
      publicUrl: deps.config.publicUrl,
    }),
  )
  return {
    ...mail,
    to: order.email,
    subject: `Morgen bezorgen we bestelling ${order.number}`,
    kind: 'order_day_before',
    dedupeKey: `order_day_before:${order.id}:${order.deliverySlot.date}`,
  }
}

/**
 * Returns how many pieces of each line come on the chosen day: large furniture that was not called off or sent back. What else
 * was ordered comes with the parcel service, on a day of its own.
 */
async function findToCome(db: Tx | Deps['db'], orderId: string): Promise<ReadonlyMap<string, number>> {
  const lines = await listOrderLines(db, orderId)
  const { pieces } = await findCredited(db, orderId)
  const large = lines.filter(({ deliveryClass }) => deliveryClass === 'two_man')
  return new Map(large.map(({ id, quantity }) => [id, quantity - (pieces[id] ?? 0)]))
}

const sumPieces = (pieces: ReadonlyMap<string, number>) =>
  Array.from(pieces.values()).reduce((sum, count) => sum + count, 0)
